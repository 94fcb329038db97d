import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCw, UserRoundX } from 'lucide-react';
import type { RefObject } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { keepFocus } from '../stage/keep-focus.ts';
import { KeyHint } from '../stage/key-hint.tsx';
import { UndoButton } from '../stage/undo-button.tsx';

interface Props {
  readonly mainRef: RefObject<HTMLButtonElement | null>;
  readonly main: 'spin' | 'spinAgain' | 'skip' | 'newRound';
  readonly onMain: () => void;
  readonly onAbsent: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
}

/** The buttons below the name, with their keys. */
export const SpinnerActions = ({ mainRef, main, onMain, onAbsent, onUndo }: Props) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}
    {...keepFocus}
  >
    <Button
      ref={mainRef}
      variant="contained"
      size="large"
      onClick={onMain}
      startIcon={<RotateCw size={20} />}
      aria-keyshortcuts="Space Enter"
      sx={{ minHeight: 52, minWidth: 200, fontSize: '1.0625rem', gap: 1 }}
    >
      <Message id={`games.spinner.${main}`} />
      <KeyHint>
        <Message id="games.key.space" />
      </KeyHint>
    </Button>
    {onAbsent && (
      <Button
        variant="outlined"
        onClick={(event) => {
          // The button disappears, so move the focus.
          if (document.activeElement === event.currentTarget) mainRef.current?.focus();
          onAbsent();
        }}
        startIcon={<UserRoundX size={18} />}
        aria-keyshortcuts="A"
        sx={{ minHeight: 52 }}
      >
        <Message id="games.spinner.markAbsent" />
      </Button>
    )}
    <UndoButton onUndo={onUndo} />
  </Box>
);
