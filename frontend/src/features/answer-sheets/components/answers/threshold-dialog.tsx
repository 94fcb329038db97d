import Box from '@mui/material/Box';
import { useId } from 'react';
import { movedAnswers, moveThreshold, thresholdOf } from '#shared/answers/move-threshold.ts';
import type { AnswerSheets, SheetAnswer } from '#shared/model/answer-sheets.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { chosenLetters, optionsOn, type AnswerRow } from '../../model/answers/answer-rows.ts';

export interface ThresholdDialogProps extends DialogFrame {
  readonly content: AnswerSheets;
  readonly rows: readonly AnswerRow[];
  readonly onChange: (edit: (before: AnswerSheets) => AnswerSheets) => void;
}

/** The slider's ends; four of its steps double the threshold. */
const STEPS = { most: 6, double: 4 } as const;
const thresholdAt = (step: number): number => Math.round(100 * 2 ** (step / STEPS.double));
const stepOf = (threshold: number): number => Math.round(STEPS.double * Math.log2(threshold / 100));
const NAMED = 30;

/** Moves how dark an answer is, and shows whose answers change before it is done. */
const ThresholdDialog = ({ content, rows, onChange, ...frame }: ThresholdDialogProps) => {
  const text = useMessage();
  const [field, preview] = [useId(), useId()];
  const now = thresholdOf(content);
  const form = useForm({
    initial: { step: String(stepOf(now)) },
    validate: () => ({}),
    onFailure: () => ({ text: { id: 'error.unexpected' } }),
    onSubmit: ({ step: chosen }) => {
      onChange((before) => moveThreshold(before, thresholdAt(Number(chosen))));
      frame.onClose();
      return Promise.resolve();
    },
  });
  const { value, onChange: slide } = form.field('step');
  const step = Number(value);
  const moved = step === stepOf(now) ? [] : movedAnswers(content, thresholdAt(step));
  const said = text('answers.thresholdSaid', {
    way: step < 0 ? 'fainter' : step > 0 ? 'darker' : 'usual',
    percent: thresholdAt(step),
  });
  const numberOf = (question: string): number =>
    content.questions.findIndex(({ id }) => id === question) + 1;
  const nameOf = (sheet: number): string =>
    rows.find((row) => row.sheet === sheet)?.name ||
    text('answers.unnamed', { number: (content.sheets[sheet]?.picture ?? 0) + 1 });
  const words = (sheet: number, question: string, answer: SheetAnswer): string => {
    const layout = content.layouts[content.sheets[sheet]?.layout ?? 0];
    const letters = chosenLetters(optionsOn(layout, question, content.language), answer);
    if (answer.doubt !== undefined) return text('answers.said.doubt', { letters: letters || '–' });
    return letters || text('answers.said.none');
  };
  return (
    <FormDialog
      {...frame}
      title="answers.threshold"
      submit={step === stepOf(now) ? undefined : 'answers.thresholdSubmit'}
      form={form}
    >
      <Message id="answers.thresholdHelp" />
      <div>
        <FieldLabel htmlFor={field}>
          <Message id="answers.thresholdField" />
        </FieldLabel>
        <Box
          component="input"
          type="range"
          id={field}
          min={-STEPS.most}
          max={STEPS.most}
          step={1}
          value={value}
          aria-valuetext={said}
          aria-describedby={preview}
          onChange={({ target }) => target instanceof HTMLInputElement && slide(target.value)}
          sx={{ display: 'block', width: '100%', m: 0, height: 44 }}
        />
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <Message id="answers.thresholdFainter" />
          <Box sx={{ textAlign: 'end' }}>
            <Message id="answers.thresholdDarker" />
          </Box>
        </Box>
        <Box sx={{ mt: 1, fontWeight: 500 }}>{said}</Box>
      </div>
      <div role="status" id={preview}>
        <Message id="answers.thresholdChanges" values={{ count: moved.length }} />
      </div>
      {moved.length > 0 && (
        <Box
          component="ul"
          aria-label={text('answers.thresholdList')}
          sx={{ m: 0, ps: 0, paddingInlineStart: 2.5, '& li + li': { mt: 0.5 } }}
        >
          {moved.slice(0, NAMED).map(({ sheet, question, before, after }) => (
            <li key={`${sheet} ${question}`}>
              <bdi>{nameOf(sheet)}</bdi>
              {text('answers.comma')}
              <Message
                id="answers.thresholdChange"
                values={{
                  number: numberOf(question),
                  before: words(sheet, question, before),
                  after: words(sheet, question, after),
                }}
              />
            </li>
          ))}
          {moved.length > NAMED && (
            <li>
              <Message id="answers.replacedMore" values={{ count: moved.length - NAMED }} />
            </li>
          )}
        </Box>
      )}
    </FormDialog>
  );
};

export default ThresholdDialog;
