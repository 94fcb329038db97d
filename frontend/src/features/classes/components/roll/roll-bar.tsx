import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check, NotebookPen, Undo2 } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RollControls } from '../../hooks/roll/use-roll.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';

interface Props {
  readonly roll: RollControls;
  /** The pupil who was tapped or found last. */
  readonly pupil: RollPupil | undefined;
  readonly onNote: (pupil: RollPupil) => void;
  readonly onDone: () => void;
}

/** What stays at hand below the names: back by one step, a note on the last pupil, and done. */
export const RollBar = ({ roll: { last, undo }, pupil, onNote, onDone }: Props) => {
  const text = useMessage();
  const undoLabel = last ? text('roll.undoOf', { what: text(last.text.id, last.text.values) }) : '';
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        py: 1,
        mt: 2,
        bgcolor: 'background.default',
        borderTop: '1px solid',
        borderColor: 'divider',
        '@media (min-width: 20em) and (min-height: 20em)': {
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
        },
      }}
    >
      <Button
        variant="outlined"
        aria-disabled={!last}
        {...(last && { 'aria-label': undoLabel, title: undoLabel })}
        startIcon={<Undo2 size={18} />}
        onClick={() => last && undo()}
        sx={{ px: 1.5, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
      >
        <Message id="roll.undo" />
      </Button>
      <IconButton
        aria-label={pupil ? text('roll.noteOn', { name: pupil.name }) : text('roll.note')}
        aria-disabled={!pupil}
        onClick={() => pupil && onNote(pupil)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
      >
        <NotebookPen size={20} />
      </IconButton>
      <Button
        variant="contained"
        startIcon={<Check size={18} />}
        onClick={onDone}
        sx={{ flex: { xs: 1, sm: '0 1 20rem' }, marginInlineStart: { sm: 'auto' } }}
      >
        <Message id="roll.done" />
      </Button>
    </Box>
  );
};
