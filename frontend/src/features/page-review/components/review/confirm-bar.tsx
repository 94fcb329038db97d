import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { memo, useDeferredValue, useState, type Ref } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { useReviewed, useReviewPart } from '../../hooks/review/review-context.ts';

interface Props {
  /** Whether the current marks are confirmed already. */
  readonly isConfirmed: boolean;
  readonly busy: boolean;
  readonly asking: boolean;
  /** Asks the teacher to confirm, unless the marks are not ready. */
  readonly onAsk: () => void;
  /** Ends the question. */
  readonly onAnswered: () => void;
  readonly onConfirm: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** Says how many doubtful cells are left before the marks can be confirmed; nothing once the last one is settled. */
const Blocked = () => {
  const count = useReviewPart(({ doubts }) => doubts.length);
  const text = useMessage();
  return count > 0 && text('review.confirmBlocked', { count });
};

const Question = (props: Pick<Props, 'asking' | 'onAnswered' | 'onConfirm'>) => {
  const { asking, onAnswered, onConfirm } = props;
  const { book, unseen } = useReviewed();
  const [chosen, setChosen] = useState(false);
  const pupils = book.rows.filter(({ summary }) => !summary).length;
  const columns = book.columns.filter(({ kind }) => kind === 'mark').length;
  return (
    <ConfirmDialog
      open={asking}
      title="review.confirmTitle"
      text={unseen > 0 ? 'review.confirmUnseen' : 'review.confirmText'}
      textValues={{ pupils, columns, unseen }}
      confirm="review.confirm"
      tone="primary"
      onClose={onAnswered}
      onConfirm={() => {
        setChosen(true);
        onAnswered();
      }}
      onExited={() => {
        if (chosen) onConfirm();
        setChosen(false);
      }}
    />
  );
};

/**
 * Drawn again only when the first doubt appears or the last one is settled, and then after the key. The count in it follows
 * the review itself, and the button asks it when it is pressed.
 */
const Bar = memo((props: Props & { readonly isDoubtful: boolean }) => {
  const { isDoubtful, isConfirmed, busy, asking, onAsk, onAnswered, onConfirm, buttonRef } = props;
  const [asked, setAsked] = useState(asking);
  if (asking && !asked) setAsked(true);
  const isReady = !isDoubtful && !isConfirmed;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        ref={buttonRef}
        variant="contained"
        startIcon={<CircleCheck size={20} />}
        // Stays in the tab order while disabled, and says how many doubts are left.
        aria-disabled={!isReady || busy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...(isDoubtful && { 'aria-describedby': 'review-confirm-note' })}
        onClick={onAsk}
      >
        <Message id={isConfirmed ? 'review.isConfirmed' : 'review.confirm'} />
        {isReady && <KeyHint keys="Ctrl+Enter" />}
      </Button>
      {isDoubtful && (
        <Box
          id="review-confirm-note"
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Blocked />
        </Box>
      )}
      {asked && <Question {...{ asking, onAnswered, onConfirm }} />}
    </Box>
  );
});

/** Lets the teacher confirm the marks, once none of them is doubtful. */
export const ConfirmBar = (props: Props) => (
  <Bar {...props} isDoubtful={useDeferredValue(useReviewPart(({ doubts }) => doubts.length > 0))} />
);
