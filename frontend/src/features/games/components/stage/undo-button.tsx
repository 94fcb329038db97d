import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';

/** Undoes the last action, also by its key; disabled if there is none. */
export const UndoButton = ({ onUndo }: { readonly onUndo: (() => void) | undefined }) => (
  <Button
    color="inherit"
    disabled={!onUndo}
    onClick={onUndo}
    startIcon={<Undo2 size={18} />}
    aria-keyshortcuts="U"
    sx={{ minHeight: 52 }}
  >
    <Message id="games.undo" />
  </Button>
);
