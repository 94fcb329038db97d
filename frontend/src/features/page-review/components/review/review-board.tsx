import Box from '@mui/material/Box';
import {
  memo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { GradeJob } from '#shared/contracts/grades.ts';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useConfirm } from '../../hooks/review/use-confirm.ts';
import { useReview, type Review } from '../../hooks/review/use-review.ts';
import { useScreen } from '#frontend/record/hooks/grid/use-screen.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { perBook } from '#frontend/record/model/table/per-book.ts';
import { questionAt } from '../../model/review/questions.ts';
import { cellNow, GridContext } from '#frontend/record/hooks/grid/grid-context.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { DoubtBar } from './doubt-bar.tsx';
import { PageWarnings } from './page-warnings.tsx';
import { ReviewContext, useReviewed, useReviewPart } from '../../hooks/review/review-context.ts';
import { ReviewedMarks } from './reviewed-marks.tsx';

const HandNote = lazyComponent(async () => ({
  default: (await withTexts(import('#frontend/components/hand/hand-parts.ts'), 'hand')).HandNote,
}));
const SheetNote = lazyComponent(() => withTexts(import('../record/sheet-note.tsx'), 'record'));
// Loaded after the table, which the teacher needs first.
const ConfirmedNote = lazyComponent(() => withTexts(import('./confirmed-note.tsx'), 'record'));

export interface ReviewBoardProps {
  readonly job: Read<GradeJob>;
  readonly document: DocumentStore<Gradebook>;
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
  readonly onAsk: () => void;
  readonly onAnswered: () => void;
  readonly onConfirm: () => void;
  readonly confirmButton: RefObject<HTMLButtonElement | null>;
  readonly state: Review['state'];
  /** Whether there is a question about the focused cell. */
  readonly isDoubtful: () => boolean;
}

/** The number of marks that needed no check because the reader knows the handwriting, without those since corrected. */
const countByHand = perBook(
  ({ rows }: Gradebook) =>
    rows.flatMap(({ cells }) => cells).filter(({ byHand, read }) => byHand && read === undefined)
      .length,
);

/** What is known about the page as a whole, and about its confirmation. */
const Notes = ({ job, isCurrent, asks }: Pick<PartsProps, 'job' | 'isCurrent' | 'asks'>) => {
  const isOfClass = useReviewPart(({ book }) => book.record !== undefined);
  const warnings = useReviewPart(({ book }) => book.warnings);
  const pages = useReviewPart(({ book }) => book.pages);
  const byHand = useReviewPart(({ book }) => countByHand(book));
  return (
    <>
      {isOfClass && <OfClass jobId={job.id} />}
      <PageWarnings warnings={warnings} pages={pages} />
      {byHand > 0 && <HandNote count={byHand} />}
      {job.confirmed && <Confirmed confirmed={job.confirmed} {...{ isCurrent, job, asks }} />}
    </>
  );
};

const OfClass = ({ jobId }: { readonly jobId: string }) => {
  const { book } = useReviewed();
  return book.record && <SheetNote {...{ book, jobId }} record={book.record} />;
};

const Confirmed = (props: Omit<ComponentProps<typeof ConfirmedNote>, 'gradebook'>) => (
  <ConfirmedNote gradebook={useReviewed().book} {...props} />
);

/** Announces what a screen reader cannot see. */
const Said = ({ state }: Pick<PartsProps, 'state'>) => {
  const said = useSelector(state, (now) => now.said);
  return said && <Message {...said} />;
};

/** The parts of the board; each follows the review itself, so that a key draws only some of them. */
const Parts = memo((props: PartsProps) => {
  const { job, isCurrent, asks, asking, busy, onAsk, onAnswered, onConfirm } = props;
  const { confirmButton, state, isDoubtful } = props;
  const screen = useScreen();
  return (
    <>
      <Notes {...{ job, isCurrent, asks }} />
      <Box sx={barStyle(screen.isWide)}>
        <DoubtBar />
        <ConfirmBar
          isConfirmed={isCurrent}
          {...{ busy, asking, onAsk, onAnswered, onConfirm }}
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
  const isCurrent = useSelector(
    document,
    ({ newest, status }) => confirmed?.version === newest.version && status === 'saved',
  );

  /** Asks whether to confirm the marks. Says no while there is a doubt, which the bar perhaps does not show yet. */
  const ask = useEvent((): boolean => {
    const isReady = review.get().doubts.length === 0 && !isCurrent && !busy;
    if (isReady) setAsking(true);
    return isReady;
  });
  const onAnswered = useEvent(() => setAsking(false));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    documentKeys(document.get())(event);
    const isAsking = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
    if (isAsking && ask()) event.preventDefault();
  };
  const onConfirm = useEvent(() => {
    setAsks(true);
    confirm();
  });
  const isDoubtful = useEvent(() => {
    const now = review.get();
    return questionAt(now, cellNow(now)).doubt !== undefined;
  });
  const describe = useEvent(async (earlier?: unknown) => {
    const [{ describeCell }, { withEarlier }] = await Promise.all([
      import('../conflict/describe-cell.ts'),
      import('#frontend/components/conflict/described-overlap.ts'),
    ]);
    const { content, newest } = document.get();
    return describeCell(withEarlier(gradebook, [content, newest.content], earlier));
  });
  const { state } = review.get();
  return (
    <ReviewContext value={review}>
      <GridContext value={review}>
        <div onKeyDown={onKeyDown} style={{ display: 'grid', gap: 16, minWidth: 0 }}>
          <DocumentBar document={document} describe={describe} />
          <Parts
            {...{ job, isCurrent, busy, asking, asks, onConfirm, confirmButton }}
            {...{ onAsk: ask, onAnswered, state, isDoubtful }}
          />
        </div>
      </GridContext>
    </ReviewContext>
  );
};

export default ReviewBoard;
