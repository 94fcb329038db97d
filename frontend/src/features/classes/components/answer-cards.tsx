import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { AnswerCardsProps } from './answer-cards-dialog.tsx';

const AnswerCardsDialog = lazyOverlay<AnswerCardsProps>(() => import('./answer-cards-dialog.tsx'));

/** Prints the answer cards of a class. */
export const AnswerCards = ({ kept }: { readonly kept: SavedClass }) => {
  const [dialog, setDialog] = useState<{ readonly open: boolean }>();
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Printer size={18} />}
        onClick={() => setDialog({ open: true })}
        sx={{ justifySelf: 'start' }}
      >
        <Message id="classes.printCards" />
      </Button>
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
