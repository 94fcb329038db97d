import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** The pupils whose sheets are missing, over the camera's picture, which goes on. */
export const MissingList = ({ names, onClose }: Props) => {
  const text = useMessage();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        position: 'absolute',
        inset: 0,
        overflow: 'auto',
        bgcolor: 'rgb(17 16 14 / 92%)',
        p: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
          <Message id="camera.missingTitle" values={{ count: names.length }} />
        </Typography>
        <IconButton aria-label={text('camera.missingClose')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: '12rem', columnGap: 3 }}>
        {names.map((name, index) => (
          <Box component="li" key={`${index} ${name}`} sx={{ py: 0.5, breakInside: 'avoid' }}>
            <bdi>{name}</bdi>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
