import Box from '@mui/material/Box';
import { memo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
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
import { usePart } from '../../hooks/grid/use-part.ts';
import { useConfirm } from '../../hooks/review/use-confirm.ts';
import { useReview, type Review } from '../../hooks/review/use-review.ts';
import { useScreen } from '../../hooks/review/use-screen.ts';
import { useStable } from '#frontend/lib/use-stable.ts';
import { questionAt } from '../../model/review/questions.ts';
import { cellNow, GridContext } from '../../hooks/grid/grid-context.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { DoubtBar } from './doubt-bar.tsx';
import { PageWarnings } from './page-warnings.tsx';
import { ReviewContext, useReviewed } from '../../hooks/review/review-context.ts';
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

interface PartsProps {
  readonly job: Read<GradeJob>;
  /** Whether the current marks are confirmed already. */
  readonly isCurrent: boolean;
  /** Whether the teacher is being asked to confirm, and whether the marks are being confirmed. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** Whether the marks were confirmed here. */
  readonly asks: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onConfirm: () => void;
  readonly confirmButton: RefObject<HTMLButtonElement | null>;
  readonly state: Review['state'];
  /** Whether there is a question about the focused cell. */
  readonly isDoubtful: () => boolean;
}

/** What is known about the page as a whole, and about its confirmation. */
const Notes = ({ job, isCurrent, asks }: Pick<PartsProps, 'job' | 'isCurrent' | 'asks'>) => {
  const { book } = useReviewed();
  const { confirmed } = job;
  return (
    <>
      {book.record && <SheetNote book={book} record={book.record} />}
      <PageWarnings warnings={book.warnings} pages={book.pages} />
      {confirmed && <ConfirmedNote gradebook={book} {...{ confirmed, isCurrent, job, asks }} />}
    </>
  );
};

/** Announces what a screen reader cannot see. */
const Said = ({ state }: Pick<PartsProps, 'state'>) => {
  const said = usePart(state, (now) => now.said);
  return said && <Message {...said} />;
};

/** The parts of the board; each follows the review itself, so that a key draws only some of them. */
const Parts = memo((props: PartsProps) => {
  const { job, isCurrent, asks, asking, busy, onAsk, onConfirm, confirmButton } = props;
  const { state, isDoubtful } = props;
  const screen = useScreen();
  return (
    <>
      <Notes {...{ job, isCurrent, asks }} />
      <Box sx={barStyle(screen.isWide)}>
        <DoubtBar />
        <ConfirmBar
          isConfirmed={isCurrent}
          {...{ busy, asking, onAsk, onConfirm }}
          buttonRef={confirmButton}
        />
      </Box>
      <ReviewedMarks jobId={job.id} {...{ state, screen, isDoubtful }} />
      <Box role="status" sx={visuallyHidden}>
        <Said state={state} />
      </Box>
    </>
  );
});

/** The review: the photo next to the table, the doubtful cells, and the confirmation. */
const ReviewBoard = ({ job, document, onConfirmed }: ReviewBoardProps) => {
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  /** Whether the marks were confirmed here. */
  const [asks, setAsks] = useState(false);
  const { data: profile } = useProfile();
  const level = schoolLevels.find((one) => one === profile?.level);
  const review = useReview(document, level, () => confirmButton.current?.focus());
  const { busy, confirm } = useConfirm(job.id, document, onConfirmed);
  const { confirmed } = job;
  const isCurrent = confirmed?.version === document.newest.version && document.status === 'saved';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    documentKeys(document)(event);
    const isAsking = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (!isAsking || review.doubts.length > 0 || isCurrent || busy) return;
    event.preventDefault();
    setAsking(true);
  };
  const onConfirm = useStable(() => {
    setAsks(true);
    confirm();
  });
  const isDoubtful = useStable(() => questionAt(review, cellNow(review)).doubt !== undefined);
  const { state } = review;
  return (
    <ReviewContext value={review}>
      <GridContext value={review}>
        <div onKeyDown={onKeyDown} style={{ display: 'grid', gap: 16, minWidth: 0 }}>
          <DocumentBar document={document.controls} />
          <Parts
            {...{ job, isCurrent, busy, asking, asks, onConfirm, confirmButton }}
            {...{ onAsk: setAsking, state, isDoubtful }}
          />
        </div>
      </GridContext>
    </ReviewContext>
  );
};

export default ReviewBoard;
