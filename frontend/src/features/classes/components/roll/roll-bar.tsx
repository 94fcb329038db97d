import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Check, NotebookPen, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';

interface UndoProps {
  /** What was done last. */
  readonly last: Text | undefined;
  readonly onUndo: () => void;
}

interface NoteProps {
  /** The pupil who was tapped or found last. */
  readonly pupil: RollPupil | undefined;
  readonly onNote: (pupil: RollPupil) => void;
}

interface DoneProps {
  readonly onDone: () => void;
}

// They are not drawn again with their buttons, at each tap.
const undoIcon = <Undo2 size={18} />;
const noteIcon = <NotebookPen size={20} />;

const UndoButton = memo(({ last, onUndo }: UndoProps) => {
  const text = useMessage();
  const label = last ? text('roll.undoOf', { what: text(last.id, last.values) }) : '';
  return (
    <Button
      variant="outlined"
      aria-disabled={!last}
      {...(last && { 'aria-label': label, title: label })}
      startIcon={undoIcon}
      onClick={() => last && onUndo()}
      sx={{ px: 1.5 }}
    >
      <Message id="roll.undo" />
    </Button>
  );
});

const NoteButton = memo(({ pupil, onNote }: NoteProps) => {
  const text = useMessage();
  return (
    <IconButton
      aria-label={pupil ? text('roll.noteOn', { name: pupil.name }) : text('roll.note')}
      aria-disabled={!pupil}
      onClick={() => pupil && onNote(pupil)}
    >
      {noteIcon}
    </IconButton>
  );
});

const DoneButton = memo(({ onDone }: DoneProps) => (
  <Button
    variant="contained"
    startIcon={<Check size={18} />}
    onClick={onDone}
    sx={{ flex: { xs: 1, sm: '0 1 20rem' }, marginInlineStart: { sm: 'auto' } }}
  >
    <Message id="roll.done" />
  </Button>
));

/** What stays at hand below the names: back by one step, a note on the last pupil, and done. */
export const RollBar = ({
  last,
  onUndo,
  pupil,
  onNote,
  onDone,
}: UndoProps & NoteProps & DoneProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1,
      py: 0.75,
      mt: { xs: 0.5, sm: 2 },
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
    <UndoButton last={last} onUndo={onUndo} />
    <NoteButton pupil={pupil} onNote={onNote} />
    <DoneButton onDone={onDone} />
  </Box>
);
