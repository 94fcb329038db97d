import Box from '@mui/material/Box';
import { TextButton } from '../page/text-button.tsx';
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
      <TextButton label="conflict.keepMine" variant="outlined" onClick={onKeep} />
      <TextButton label="conflict.takeNewer" variant="outlined" onClick={onTake} />
    </Box>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <Message id="conflict.keeps" />
    </Box>
  </>
);
