import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState, type Ref } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import type { Gradebook } from '#shared/model/gradebook.ts';

interface Props {
  readonly book: Gradebook;
  /** The number of doubtful cells. */
  readonly doubts: number;
  /** The number of marks that the teacher has not checked. */
  readonly unseen: number;
  /** Whether the current marks are confirmed already. */
  readonly isConfirmed: boolean;
  readonly busy: boolean;
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onConfirm: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Lets the teacher confirm the marks, once none of them is doubtful. */
export const ConfirmBar = (props: Props) => {
  const { book, doubts, unseen, isConfirmed, busy, asking, onAsk, onConfirm, buttonRef } = props;
  const [chosen, setChosen] = useState(false);
  const pupils = book.rows.filter(({ summary }) => !summary).length;
  const columns = book.columns.filter(({ kind }) => kind === 'mark').length;
  const isReady = doubts === 0 && !isConfirmed;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        ref={buttonRef}
        variant="contained"
        startIcon={<CircleCheck size={20} aria-hidden />}
        // Stays in the tab order while disabled, and says how many doubts are left.
        aria-disabled={!isReady || busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...(doubts > 0 && { 'aria-describedby': 'review-confirm-note' })}
        onClick={() => isReady && !busy && onAsk(true)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' } }}
      >
        <Message id={isConfirmed ? 'review.isConfirmed' : 'review.confirm'} />
        {isReady && <KeyHint keys="Ctrl+Enter" />}
      </Button>
      {doubts > 0 && (
        <Box
          id="review-confirm-note"
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Message id="review.confirmBlocked" values={{ count: doubts }} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title="review.confirmTitle"
        text={unseen > 0 ? 'review.confirmUnseen' : 'review.confirmText'}
        textValues={{ pupils, columns, unseen }}
        confirm="review.confirm"
        tone="primary"
        onClose={() => onAsk(false)}
        onConfirm={() => {
          setChosen(true);
          onAsk(false);
        }}
        onExited={() => {
          if (chosen) onConfirm();
          setChosen(false);
        }}
      />
    </Box>
  );
};
