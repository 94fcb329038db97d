import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Undo2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import type { PupilEdits } from '../../hooks/pupils/use-pupil-edits.ts';

interface Props {
  readonly edits: PupilEdits;
  readonly onAdd: () => void;
  /** Beside the buttons. */
  readonly children: ReactNode;
}

/** Adds a pupil, takes the last change back, and says what was changed. The line keeps its place. */
export const PupilTools = (props: Props) => {
  const { busy, done, canUndo, undo } = props.edits;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" startIcon={<UserPlus size={18} />} onClick={props.onAdd}>
        <Message id="classes.pupil.add" />
      </Button>
      <Button color="inherit" disabled={!canUndo} startIcon={<Undo2 size={18} />} onClick={undo}>
        <Message id="classes.pupil.undo" />
      </Button>
      {props.children}
      <Box
        role="status"
        sx={{
          flex: { xs: '0 0 100%', sm: '1 1 0' },
          // On a phone it is in the gap between the buttons and the pupils.
          my: { xs: -1, sm: 0 },
          minHeight: '1.9em',
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {busy && <Message id="classes.pupil.saving" />}
        {!busy && done && (
          <Message id={`classes.pupil.done.${done.kind}`} values={{ name: done.name }} />
        )}
      </Box>
    </Box>
  );
};
