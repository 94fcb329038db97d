import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import { useDocumentKeys } from '#frontend/lib/use-document-keys.ts';
import type { MarkedQuestion } from '#shared/model/answer-sheets.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { NO_POINTS } from '../../model/answers/answer-keys.ts';
import { readQuarters } from '../../model/answers/read-quarters.ts';
import { answerOnSheet } from '../../model/answers/crop-area.ts';
import { givePoints } from '../../model/answers/edit-answers.ts';
import type { AnswersReview } from '../../hooks/answers/use-answers.ts';
import type { Place } from '../../model/answers/answer-rows.ts';
import { SheetCrop } from './sheet-crop.tsx';

export interface AnswerProps {
  readonly jobId: string;
  readonly review: AnswersReview;
  readonly here: Place;
  readonly question: MarkedQuestion;
}

/** Steps of the buttons: quarters as long as they are few; the field takes any quarter. */
const stepOf = (points: number): number => (points <= 4 ? 0.25 : points <= 8 ? 0.5 : 1);

const stepsUpTo = (points: number): number[] => {
  const step = stepOf(points);
  const steps = Array.from({ length: Math.floor(points / step) + 1 }, (_, index) => index * step);
  return steps.includes(points) ? steps : [...steps, points];
};

/** The points that the teacher gives for what a pupil wrote. */
export const PointsAnswer = ({ jobId, review, here, question }: AnswerProps) => {
  const text = useMessage();
  const { formatNumber } = useIntl();
  const { content, settle, step } = review;
  const { layout, answer, area } = answerOnSheet(content, here.sheet, question.id);
  const { points, doubt } = answer;
  const isSure = points !== undefined && doubt === undefined;
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = (value: number): string => formatNumber(value, { maximumFractionDigits: 2 });
  const typed = useTyped(
    { points: points === undefined ? '' : shown(points) },
    `points.${jobId}.${here.sheet}.${question.id}`,
  );
  const give = (value: number): void => {
    typed.reset();
    settle(givePoints(here.sheet, question.id, value));
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!typed.changed && isSure) return step(1);
    const value = typed.changed ? readQuarters(typed.values.points, question.points) : points;
    setWrong(value === undefined);
    if (value !== undefined) give(value);
  };
  useDocumentKeys((event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isElsewhere = target instanceof Element && target.closest('input, select, [role=dialog]');
    if (isElsewhere || ctrlKey || metaKey || altKey || event.repeat) return;
    if (key === NO_POINTS) give(0);
    if (key === 'Enter' && isSure && !(target instanceof Element && target.closest('button, a')))
      step(1);
    if (!/^\d$/.test(asciiDigits(key))) return;
    typed.change('points', '');
    // The digit itself arrives in the field.
    form.current?.querySelector('input')?.focus();
  });

  return (
    <>
      {layout && area && (
        <SheetCrop
          jobId={jobId}
          sheet={here.sheet}
          size={layout.picture}
          area={area}
          label={text('answers.crop')}
        />
      )}
      {doubt !== undefined && (
        <Box sx={{ color: 'paper.saffronText', fontWeight: 500 }}>
          <Message id={`answers.pointsDoubt.${doubt === 'unmarked' ? 'unmarked' : 'unclear'}`} />
        </Box>
      )}
      <Box
        role="group"
        aria-label={text('answers.points')}
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
        }}
      >
        {stepsUpTo(question.points).map((value) => (
          <Button
            key={value}
            variant="outlined"
            color="inherit"
            aria-pressed={points === value}
            onClick={() => give(value)}
            sx={{
              minWidth: 0,
              minHeight: 44,
              px: 0.5,
              '&[aria-pressed=true]': {
                borderColor: 'primary.main',
                bgcolor: 'paper.tealWash',
                color: 'primary.main',
              },
            }}
          >
            {shown(value)}
            {value === 0 && <KeyHint keys={NO_POINTS} />}
          </Button>
        ))}
      </Box>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', alignItems: 'start', gap: 1 }}
      >
        <TextField
          name="points"
          label={<Message id="answers.pointsField" values={{ points: question.points }} />}
          value={typed.values.points}
          onChange={(value) => {
            typed.change('points', value);
            setWrong(false);
          }}
          error={
            isWrong ? { id: 'answers.pointsWrong', values: { points: question.points } } : undefined
          }
          inputProps={{ inputMode: 'decimal', maxLength: 6 }}
        />
        <Button
          type="submit"
          variant="contained"
          sx={{ mt: '1.75rem', minHeight: 44, flexShrink: 0 }}
        >
          <span>
            <Message id="answers.give" />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      </Box>
    </>
  );
};
