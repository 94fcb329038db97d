import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useMessage } from '../../i18n/use-message.ts';
import NavigationList from './navigation-list.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The drawer of narrow screens; opens from the start side. */
const NavigationDrawer = ({ open, onClose }: Props) => {
  const text = useMessage();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': text('layout.navigation'),
          sx: { width: 'min(17.5rem, 100vw - 32px)', bgcolor: 'background.default', border: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1.25 }}>
        <IconButton aria-label={text('common.close')} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </Box>
      <nav aria-label={text('layout.navigation')}>
        <NavigationList onNavigate={onClose} />
      </nav>
    </Drawer>
  );
};

export default NavigationDrawer;
