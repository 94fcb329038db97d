import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';

interface Props {
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Lets the user choose one of two versions that cannot be merged. */
export const WholeChoice = ({ onKeep, onTake }: Props) => (
  <>
    <Message id="conflict.whole" />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={onKeep}>
        <Message id="conflict.keepMine" />
      </Button>
      <Button variant="outlined" onClick={onTake}>
        <Message id="conflict.takeNewer" />
      </Button>
    </Box>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <Message id="conflict.keeps" />
    </Box>
  </>
);
