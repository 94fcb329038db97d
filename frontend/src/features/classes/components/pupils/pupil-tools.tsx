import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2, UserPlus } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';
import type { PupilEdits } from '../../hooks/pupils/use-pupil-edits.ts';

interface Props {
  readonly edits: PupilEdits;
  readonly onAdd: () => void;
}

/** Adds a pupil, takes the last change back, and says what was changed. The line keeps its place. */
export const PupilTools = ({ edits: { busy, done, canUndo, undo }, onAdd }: Props) => (
  <div>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<UserPlus size={18} />} onClick={onAdd}>
        <Message id="classes.pupil.add" />
      </Button>
      <Button color="inherit" disabled={!canUndo} startIcon={<Undo2 size={18} />} onClick={undo}>
        <Message id="classes.pupil.undo" />
      </Button>
    </Box>
    <Box
      role="status"
      sx={{ minHeight: '1.9em', mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}
    >
      {busy && <Message id="classes.pupil.saving" />}
      {!busy && done && (
        <Message id={`classes.pupil.done.${done.kind}`} values={{ name: done.name }} />
      )}
    </Box>
  </div>
);
