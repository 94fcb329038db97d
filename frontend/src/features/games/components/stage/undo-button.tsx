import { Undo2 } from 'lucide-react';
import { TextButton } from '#frontend/components/page/text-button.tsx';

/** Undoes the last action, also by its key; disabled if there is none. */
export const UndoButton = ({ onUndo }: { readonly onUndo: (() => void) | undefined }) => (
  <TextButton
    label="games.undo"
    color="inherit"
    disabled={!onUndo}
    onClick={onUndo}
    icon={Undo2}
    aria-keyshortcuts="U"
    sx={{ minHeight: 52 }}
  />
);
