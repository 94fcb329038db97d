import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { AnswerCardsProps } from './answer-cards-dialog.tsx';

const AnswerCardsDialog = lazyOverlay<AnswerCardsProps>(() => import('./answer-cards-dialog.tsx'));

/** Prints the answer cards of a class. */
export const AnswerCards = ({ kept }: { readonly kept: SavedClass }) => {
  const [dialog, setDialog] = useState<{ readonly open: boolean }>();
  return (
    <>
      <TextButton
        label="classes.printCards"
        color="inherit"
        icon={Printer}
        onClick={() => setDialog({ open: true })}
        isShort
      />
      {dialog && (
        <AnswerCardsDialog
          {...{ kept, ...dialog }}
          onClose={() => setDialog({ open: false })}
          onExited={() => setDialog(undefined)}
        />
      )}
    </>
  );
};
