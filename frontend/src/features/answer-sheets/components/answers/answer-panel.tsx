import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, CircleCheck, CircleQuestionMark } from 'lucide-react';
import { useId, type KeyboardEvent, type Ref } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { AnswersReview } from '../../hooks/answers/use-answers.ts';
import type { Place } from '../../model/answers/answer-rows.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { PointsAnswer } from './points-answer.tsx';
import { PupilChoice } from './pupil-choice.tsx';

interface Props {
  readonly jobId: string;
  readonly review: AnswersReview;
  readonly kept: SavedClass | undefined;
  readonly ref: Ref<HTMLElement>;
}

/** How many answers need a look, and the way from one to the next. */
const PanelHead = ({ review: { open, step } }: Pick<Props, 'review'>) => {
  const text = useMessage();
  const isDone = open.length === 0;
  const Icon = isDone ? CircleCheck : CircleQuestionMark;
  const arrow = (id: 'previous' | 'next', Arrow: typeof ChevronLeft, direction: 1 | -1) => (
    <IconButton
      aria-label={text(`answers.${id}`)}
      title={text(`answers.${id}`)}
      disabled={isDone}
      onClick={() => step(direction)}
    >
      <Arrow size={22} aria-hidden className="flip-rtl" />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        role="status"
        data-open={open.length}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          px: 1.25,
          py: 0.5,
          marginInlineEnd: 'auto',
          borderRadius: 999,
          fontSize: '0.875rem',
          fontWeight: 500,
          whiteSpace: 'nowrap',
          color: isDone ? 'job.success.text' : 'paper.saffronText',
          bgcolor: isDone ? 'job.success.wash' : 'paper.saffronWash',
        }}
      >
        <Icon size={18} aria-hidden />
        <span>
          <Message id="answers.toCheck" values={{ count: open.length }} />
        </span>
      </Box>
      {arrow('previous', ChevronLeft, -1)}
      {arrow('next', ChevronRight, 1)}
    </Box>
  );
};

/** Whose answer it is, and of which question. */
const PlaceTitle = ({
  review,
  here,
  id,
}: Pick<Props, 'review'> & { readonly here: Place; readonly id: string }) => {
  const { content, rows } = review;
  const row = rows.find(({ sheet }) => sheet === here.sheet);
  const sheet = content.sheets[here.sheet];
  const layout = sheet && content.layouts[sheet.layout];
  const number = content.questions.findIndex((one) => one.id === here.question) + 1;
  const question = content.questions[number - 1];
  const onSheet = (layout?.questions.findIndex((one) => one.id === here.question) ?? -1) + 1;
  const form = layout?.form ?? 'A';
  return (
    <Typography variant="h3" id={id} sx={{ fontSize: '1.0625rem' }}>
      {row?.name ? (
        <bdi>{row.name}</bdi>
      ) : (
        <Message
          id={row?.pupil === undefined ? 'answers.whose' : 'answers.unnamed'}
          values={{ number: (sheet?.picture ?? 0) + 1 }}
        />
      )}
      {question && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          <>
            {' · '}
            <Message id="answers.question" values={{ number, points: question.points }} />
          </>
          {number !== onSheet && onSheet > 0 && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.875rem' }}>
              <Message id="answers.onSheet" values={{ number: onSheet, form }} />
            </Box>
          )}
        </Box>
      )}
    </Typography>
  );
};

/** The answer that is looked at: its part of the picture, and what the teacher may say about it. */
export const AnswerPanel = ({ jobId, review, kept, ref }: Props) => {
  const id = useId();
  const { direction } = useLocale();
  const { content, here, step } = review;
  const question = content.questions.find((one) => one.id === here?.question);
  const props = { jobId, review };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      return;
    const { forward, back } = readingArrows(direction);
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    step(event.key === forward ? 1 : -1);
  };
  return (
    <Card
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      sx={{ p: 2, display: 'grid', gap: 1.5, outline: 'none', scrollMarginTop: 72 }}
    >
      <PanelHead review={review} />
      {here ? (
        <PlaceTitle review={review} here={here} id={id} />
      ) : (
        <Box id={id}>
          <Message id="answers.allSure" />
        </Box>
      )}
      {here &&
        question &&
        (question.key === undefined ? (
          <PointsAnswer
            key={`${here.sheet} ${question.id}`}
            {...props}
            here={here}
            question={question}
          />
        ) : (
          <ChoiceAnswer
            key={`${here.sheet} ${question.id}`}
            {...props}
            here={here}
            question={question}
          />
        ))}
      {here && !question && <PupilChoice key={here.sheet} {...props} here={here} kept={kept} />}
      <Box component="p" sx={{ ...visuallyHidden }}>
        <Message id="answers.keys" />
      </Box>
    </Card>
  );
};
