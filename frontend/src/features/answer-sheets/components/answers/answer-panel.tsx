import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, CircleCheck, CircleQuestionMark } from 'lucide-react';
import { memo, useEffect, useId, type KeyboardEvent, type RefObject } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersReview, AnswersStore } from '../../hooks/answers/use-answers.ts';
import { openQuestions, spoilSheet } from '../../model/answers/edit-answers.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { panelStyles } from './panel-styles.ts';
import { PointsAnswer } from './points-answer.tsx';
import { PupilChoice } from './pupil-choice.tsx';

interface Props {
  readonly jobId: string;
  readonly review: AnswersStore;
  readonly kept: SavedClass | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

type Review = Pick<Props, 'review'>;

// The same for each draw, so that React does not look into them again.
const doneIcon = <CircleCheck size={18} />;
const openIcon = <CircleQuestionMark size={18} />;

/** How many answers need a look. */
const OpenCount = ({ review }: Review) => {
  const text = useMessage();
  const count = useSelector(review, ({ open }) => open.length);
  return (
    <div role="status" data-open={count}>
      {count === 0 ? doneIcon : openIcon}
      <span>{text('answers.toCheck', { count })}</span>
    </div>
  );
};

/** The way from one answer that needs a look to the next. */
const Arrows = ({ review }: Review) => {
  const text = useMessage();
  const isDone = useSelector(review, ({ open }) => open.length === 0);
  const arrow = (id: 'previous' | 'next', Arrow: typeof ChevronLeft, direction: 1 | -1) => (
    <IconButton
      aria-label={text(`answers.${id}`)}
      title={text(`answers.${id}`)}
      disabled={isDone}
      onClick={() => review.get().step(direction)}
    >
      <Arrow size={22} className="flip-rtl" />
    </IconButton>
  );
  return (
    <>
      {arrow('previous', ChevronLeft, -1)}
      {arrow('next', ChevronRight, 1)}
    </>
  );
};

/** Whose answer it is, and of which question. */
const PlaceWords = ({ review }: Review) => {
  const text = useMessage();
  const { content, rows, here } = useStore(review);
  if (!here) return null;
  const row = rows.find(({ sheet }) => sheet === here.sheet);
  const sheet = content.sheets[here.sheet];
  const layout = sheet && content.layouts[sheet.layout];
  const number = content.questions.findIndex((one) => one.id === here.question) + 1;
  const question = content.questions[number - 1];
  const onSheet = (layout?.questions.findIndex((one) => one.id === here.question) ?? -1) + 1;
  const form = layout?.form ?? 'A';
  return (
    <>
      {row?.name ? (
        <bdi>{row.name}</bdi>
      ) : (
        text(row?.pupil === undefined ? 'answers.whose' : 'answers.unnamed', {
          number: (sheet?.picture ?? 0) + 1,
        })
      )}
      {question && (
        <span>
          <>
            {' · '}
            {text('answers.question', { number, points: question.points })}
          </>
          {number !== onSheet && onSheet > 0 && (
            <small>{text('answers.onSheet', { number: onSheet, form })}</small>
          )}
        </span>
      )}
    </>
  );
};

const Title = ({ review, id }: Review & { readonly id: string }) =>
  useSelector(review, ({ here }) => here !== undefined) ? (
    <Typography variant="h3" id={id} data-place-words>
      <PlaceWords review={review} />
    </Typography>
  ) : (
    <Box id={id}>
      <Message id="answers.allSure" />
    </Box>
  );

const questionOf = ({ content, here }: AnswersReview) =>
  content.questions.find((one) => one.id === here?.question);

/** An answer of points or the pupil of a sheet, which begins anew for each place, because it has what is typed. */
const Typed = ({ jobId, review, kept }: Omit<Props, 'ref'>) => {
  const now = useStore(review);
  const { here } = now;
  const question = questionOf(now);
  const props = { jobId, review: now };
  if (!here) return null;
  return question ? (
    <PointsAnswer key={`${here.sheet} ${question.id}`} {...props} here={here} question={question} />
  ) : (
    <PupilChoice key={here.sheet} {...props} here={here} kept={kept} />
  );
};

const Answer = (props: Omit<Props, 'ref'>) =>
  useSelector(props.review, (now) => questionOf(now)?.key !== undefined) ? (
    <ChoiceAnswer jobId={props.jobId} review={props.review} />
  ) : (
    <Typed {...props} />
  );

/** One press for a sheet that was filled all over, or answered elsewhere. */
const SpoiledSheet = ({ review }: Review) => {
  const text = useMessage();
  const sheet = useSelector(review, ({ here }) => here?.sheet ?? -1);
  const count = useSelector(review, ({ content }) => openQuestions(content, sheet).length);
  return (
    count > 1 && (
      <Button
        color="inherit"
        onClick={() => review.get().settle(spoilSheet(sheet))}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {text('answers.spoiled', { count })}
      </Button>
    )
  );
};

/** Moves the focus to the panel with each new place: a key after a press is meant for the new answer, and not for the button. */
const KeepFocus = ({ review, panel }: Review & { readonly panel: Props['ref'] }) => {
  const place = useSelector(review, ({ here }) => here && `${here.sheet} ${here.question}`);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  useEffect(() => {
    focusIfLost(panel.current);
    if (document.activeElement?.closest('[data-answer]')) panel.current?.focus();
  }, [panel, place]);
  return null;
};

/** The answer that is looked at: its part of the picture, and what the teacher may say about it. */
export const AnswerPanel = memo(({ ref: panel, ...props }: Props) => {
  const { review } = props;
  const id = useId();
  const { direction } = useLocale();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      return;
    const { forward, back } = readingArrows(direction);
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    review.get().step(event.key === forward ? 1 : -1);
  };
  return (
    <Card
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      sx={panelStyles}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <OpenCount review={review} />
        <Arrows review={review} />
      </Box>
      <Title review={review} id={id} />
      <Answer {...props} />
      <SpoiledSheet review={review} />
      <KeepFocus review={review} panel={panel} />
      <Box component="p" sx={{ ...visuallyHidden }}>
        <Message id="answers.keys" />
      </Box>
    </Card>
  );
});
