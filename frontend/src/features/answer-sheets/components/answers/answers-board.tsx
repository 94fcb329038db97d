import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Contrast, ListPlus, ScanText } from 'lucide-react';
import { memo, useDeferredValue, useRef, useState, type ComponentProps } from 'react';
import { canMoveThreshold } from '#shared/answers/move-threshold.ts';
import { answerSheets, type AnswerSheets } from '#shared/model/answer-sheets.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import {
  useAnswers,
  type AnswersReview,
  type AnswersStore,
} from '../../hooks/answers/use-answers.ts';
import { optionsOn } from '../../model/answers/answer-rows.ts';
import { dismissSheet } from '../../model/answers/edit-answers.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { AnswersTable } from './answers-table.tsx';
import type { EnterDialogProps } from './enter-dialog.tsx';
import { HandBackButton } from './hand-back-button.tsx';
import { LeftOut } from './left-out.tsx';
import type { QuestionDialogProps } from './question-dialog.tsx';
import { QuestionsInFigures } from './questions-in-figures.tsx';
import { SheetWarnings } from './sheet-warnings.tsx';
import type { ThresholdDialogProps } from './threshold-dialog.tsx';

const shape = <Skeleton variant="rounded" height={420} />;

const EnterDialog = lazyOverlay<EnterDialogProps>(() =>
  withTexts(import('./enter-dialog.tsx'), 'classes'),
);
const QuestionDialog = lazyOverlay<QuestionDialogProps>(() => import('./question-dialog.tsx'));
const ThresholdDialog = lazyOverlay<ThresholdDialogProps>(() => import('./threshold-dialog.tsx'));

const wholeOf = ({ content }: AnswersReview): AnswerSheets => content;

/** The sheets that are entered. The sheet of an unknown pupil is not, so its doubts may stay. */
const namedSheets = ({ rows }: AnswersReview): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ pupil, sheet }) => (pupil !== undefined && sheet !== undefined ? sheet : [])),
  );

const doubtsOf = (now: AnswersReview): number => {
  const named = namedSheets(now);
  return now.open.filter(({ sheet, question }) => question !== undefined && named.has(sheet))
    .length;
};

const sumOf = ({ content: { questions } }: AnswersReview): number =>
  questions.reduce((all, { points }) => all + points, 0);

/** Beside the table where there is room for both, else above it. */
const BESIDE = '@media (min-width: 700px)';

/** On a phone the buttons share one row. */
const onPhone = { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.25, sm: 2.5 } } as const;

interface PartProps {
  readonly review: AnswersStore;
  /** The class; undefined while it loads, null if it is gone. */
  readonly kept: SavedClass | null | undefined;
}

/** Why the marks cannot be entered yet; nothing if they can. */
const Obstacle = ({ review, kept }: PartProps) => {
  const text = useMessage();
  const doubts = useSelector(review, doubtsOf);
  const sum = useSelector(review, sumOf);
  const scale = useSelector(review, ({ content }) => content.scale);
  if (kept === null) return text('answers.classGone');
  if (doubts > 0) return text('answers.checkFirst', { count: doubts });
  return sum === scale ? null : text('answers.pointsSum', { sum, scale });
};

const Title = ({ review, kept }: PartProps) => {
  const title = useSelector(review, ({ content }) => content.title);
  const all = useSelector(review, ({ content }) => content.sheets.length);
  const sheets = useSelector(
    review,
    ({ content }) => content.sheets.filter(({ dismissed }) => !dismissed).length,
  );
  const questions = useSelector(review, ({ content }) => content.questions.length);
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      <Typography color="textSecondary">
        {kept && (
          <>
            <bdi>{kept.name}</bdi>
            {' · '}
          </>
        )}
        <Message
          id="answers.counts"
          values={{ sheets, pupils: kept?.pupils.length ?? all, questions }}
        />
      </Typography>
    </Box>
  );
};

interface HeadProps extends PartProps {
  readonly jobId: string;
  readonly save: () => Promise<void>;
  readonly onThreshold: () => void;
  readonly onEnter: () => void;
}

/** What was read, and what to do with it; memoised, because each answer changes the review. */
const Head = memo(({ jobId, review, kept, save, onThreshold, onEnter }: HeadProps) => {
  const hasThreshold = useSelector(review, ({ content }) => canMoveThreshold(content));
  const hasOpen = useSelector(review, ({ open }) => open.length > 0);
  const hasSheets = useSelector(review, (now) => namedSheets(now).size > 0);
  const hasObstacle = useSelector(
    review,
    (now) => kept === null || doubtsOf(now) > 0 || sumOf(now) !== now.content.scale,
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1, sm: 1.5 } }}>
      <Title review={review} kept={kept} />
      <TextButton
        label="answers.more"
        to={paths.readAnswerSheets}
        variant="outlined"
        sx={onPhone}
        icon={ScanText}
      />
      {hasThreshold && (
        <TextButton
          label="answers.threshold"
          variant="outlined"
          sx={onPhone}
          icon={Contrast}
          onClick={onThreshold}
        />
      )}
      <HandBackButton jobId={jobId} save={save} sx={onPhone} disabled={hasOpen} />
      <Button
        variant="contained"
        sx={onPhone}
        disabled={hasObstacle || !hasSheets || !kept}
        aria-describedby={hasObstacle ? 'answers-obstacle' : undefined}
        startIcon={<ListPlus size={18} className="flip-rtl" />}
        onClick={onEnter}
      >
        <Message id="answers.enter" />
      </Button>
      {hasObstacle && (
        <Box
          id="answers-obstacle"
          sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Obstacle review={review} kept={kept} />
        </Box>
      )}
    </Box>
  );
});

type Followed<Part> = Omit<Part, 'content'> & Pick<PartProps, 'review'>;

const Question = ({ review, ...dialog }: Followed<ComponentProps<typeof QuestionDialog>>) => (
  <QuestionDialog content={useSelector(review, wholeOf)} {...dialog} />
);

const Threshold = ({
  review,
  ...dialog
}: Omit<Followed<ComponentProps<typeof ThresholdDialog>>, 'rows'>) => (
  <ThresholdDialog
    content={useSelector(review, wholeOf)}
    rows={useSelector(review, ({ rows }) => rows)}
    {...dialog}
  />
);

const Entering = ({ review, ...dialog }: Followed<ComponentProps<typeof EnterDialog>>) => (
  <EnterDialog content={useSelector(review, wholeOf)} {...dialog} />
);

interface Props {
  readonly jobId: string;
  readonly document: DocumentStore<AnswerSheets>;
}

/** The answers of a class; shown with their pupils, so that nothing moves when these come. */
const AnswersBoard = ({ jobId, document }: Props) => {
  const { data: kept, isLoading } = useClass(
    useSelector(document, ({ content }) => content.classId),
  );
  // Drawn in small steps, as `DocumentContent` does.
  const isHere = useDeferredValue(!isLoading);
  return isLoading || !isHere ? shape : <Board {...{ jobId, document, kept }} />;
};

/** The table, the answer that is looked at, and the way to the marks of the class. */
const Board = ({ jobId, document, kept }: Props & Pick<PartProps, 'kept'>) => {
  const text = useMessage();
  const review = useAnswers(document, kept);
  const describe = useEvent(async (earlier?: unknown) => {
    const [{ describeAnswer }, { withEarlier }] = await Promise.all([
      import('../conflict/describe-answer.ts'),
      import('#frontend/components/conflict/described-overlap.ts'),
    ]);
    const nameOf = (id: string) => kept?.pupils.find((pupil) => pupil.id === id)?.fullName;
    const { content, newest } = document.get();
    return describeAnswer(
      withEarlier(answerSheets, [content, newest.content], earlier),
      nameOf,
      optionsOn,
    );
  });
  const [entering, setEntering] = useState<boolean>();
  const [moving, setMoving] = useState<boolean>();
  const [question, setQuestion] = useState<{ readonly id: string; readonly open: boolean }>();
  const panel = useRef<HTMLElement>(null);
  const change = useEvent((edit: (before: AnswerSheets) => AnswerSheets) =>
    document.get().change(edit),
  );
  return (
    <Box onKeyDown={documentKeys(document.get())} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Head
        {...{ jobId, review, kept }}
        save={useEvent(() => document.get().saveNow())}
        onThreshold={useEvent(() => setMoving(true))}
        onEnter={useEvent(() => setEntering(true))}
      />
      <DocumentBar document={document} describe={describe} />
      <SheetWarnings review={review} />
      <LeftOut
        review={review}
        onTakeBack={useEvent((sheet) => change(dismissSheet(sheet, false)))}
      />
      <Box
        role="group"
        aria-label={text('answers.board')}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(272px, 30vw, 400px)' },
        }}
      >
        <Box
          sx={{
            minWidth: 0,
            [BESIDE]: { gridColumn: 2, gridRow: 1 },
            '@media (min-width: 700px) and (min-height: 600px)': { position: 'sticky', top: 72 },
          }}
        >
          <AnswerPanel jobId={jobId} review={review} kept={kept ?? undefined} ref={panel} />
        </Box>
        <Box sx={{ minWidth: 0, [BESIDE]: { gridColumn: 1, gridRow: 1 } }}>
          <AnswersTable
            review={review}
            onQuestion={useEvent((id) => setQuestion({ id, open: true }))}
            onLook={useEvent(() => panel.current?.scrollIntoView({ block: 'nearest' }))}
          />
        </Box>
      </Box>
      <QuestionsInFigures review={review} />
      {question && (
        <Question
          jobId={jobId}
          review={review}
          id={question.id}
          open={question.open}
          onChange={change}
          onClose={() => setQuestion({ ...question, open: false })}
          onExited={() => setQuestion(undefined)}
        />
      )}
      {moving !== undefined && (
        <Threshold
          review={review}
          open={moving}
          onChange={change}
          onClose={() => setMoving(false)}
          onExited={() => setMoving(undefined)}
        />
      )}
      {entering !== undefined && kept && (
        <Entering
          jobId={jobId}
          review={review}
          kept={kept}
          open={entering}
          onClose={() => setEntering(false)}
          onExited={() => setEntering(undefined)}
        />
      )}
    </Box>
  );
};

export default AnswersBoard;
