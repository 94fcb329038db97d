import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSpreadsheet, UserPlus } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly onOpen: (dialog: 'add' | 'import') => void;
}

/** The two ways to add students. */
export const AddButtons = ({ onOpen }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: { xs: 1, sm: 1.5 },
      width: { xs: '100%', sm: 'auto' },
      '& > *': { flex: '1 0 auto', px: { xs: 1.5, sm: 2.5 } },
    }}
  >
    <Button
      variant="outlined"
      startIcon={<FileSpreadsheet size={18} />}
      onClick={() => onOpen('import')}
    >
      <Message id="students.import" />
    </Button>
    <Button variant="contained" startIcon={<UserPlus size={18} />} onClick={() => onOpen('add')}>
      <Message id="students.add" />
    </Button>
  </Box>
);
