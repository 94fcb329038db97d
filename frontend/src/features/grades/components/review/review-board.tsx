import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { loadMessages } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { useConfirm } from '../../hooks/review/use-confirm.ts';
import { useReview } from '../../hooks/review/use-review.ts';
import { useScreen } from '../../hooks/review/use-screen.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { DoubtBar } from './doubt-bar.tsx';
import { PageWarnings } from './page-warnings.tsx';
import { ReviewedMarks } from './reviewed-marks.tsx';

const SheetNote = lazyComponent(
  async () => (await Promise.all([import('../record/sheet-note.tsx'), loadMessages('record')]))[0],
);
// Loaded after the table, which the teacher needs first.
const ConfirmedNote = lazyComponent(
  async () => (await Promise.all([import('./confirmed-note.tsx'), loadMessages('record')]))[0],
);

export interface ReviewBoardProps {
  readonly job: Read<GradeJob>;
  readonly document: OpenDocument<Gradebook>;
  /** Reloads the job. */
  readonly onConfirmed: () => void;
}

/** The bar of doubts; the count stays visible if there is room. */
const barStyle = (isWide: boolean) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1.5,
  ...(isWide && { position: 'sticky', top: 64, zIndex: 5, py: 1, my: -1 }),
  bgcolor: 'background.default',
});

/** The review: the photo next to the table, the doubtful cells, and the confirmation. */
const ReviewBoard = ({ job, document, onConfirmed }: ReviewBoardProps) => {
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  /** Whether the marks were confirmed here. */
  const [asks, setAsks] = useState(false);
  const screen = useScreen();
  const { data: profile } = useProfile();
  const level = schoolLevels.find((one) => one === profile?.level);
  const review = useReview(document, level, () => confirmButton.current?.focus());
  const { busy, confirm } = useConfirm(job.id, document, onConfirmed);
  const { book, doubts, state, left, unseen, dispatch } = review;
  const { confirmed } = job;
  const isCurrent = confirmed?.version === document.newest.version && document.status === 'saved';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    documentKeys(document)(event);
    const asks = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (!asks || doubts.length > 0 || isCurrent || busy) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DocumentBar document={document} />
      {book.record && <SheetNote book={book} record={book.record} />}
      <PageWarnings warnings={book.warnings} pages={book.pages} />
      {confirmed && (
        <ConfirmedNote
          confirmed={confirmed}
          isCurrent={isCurrent}
          job={job}
          gradebook={book}
          asks={asks}
        />
      )}
      <Box sx={barStyle(screen.isWide)}>
        <DoubtBar {...{ book, doubts, left, unseen, dispatch }} everyMark={state.everyMark} />
        <ConfirmBar
          book={book}
          doubts={doubts.length}
          unseen={unseen}
          isConfirmed={isCurrent}
          busy={busy}
          asking={asking}
          onAsk={setAsking}
          onConfirm={() => {
            setAsks(true);
            confirm();
          }}
          buttonRef={confirmButton}
        />
      </Box>
      <ReviewedMarks jobId={job.id} screen={screen} review={review} />
      <Box role="status" sx={visuallyHidden}>
        {state.said && <Message {...state.said} />}
      </Box>
    </Box>
  );
};

export default ReviewBoard;
