import { writeDecimal } from '#shared/model/write-figure.ts';
import { ownLayout } from '#shared/answers/question-figures.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { limits } from '#shared/model/limits.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { optionsOn } from '../../model/answers/answer-rows.ts';
import { changeQuestion } from '../../model/answers/edit-answers.ts';
import { readQuarters } from '../../model/answers/read-quarters.ts';

export interface QuestionDialogProps extends DialogFrame {
  readonly jobId: string;
  readonly content: AnswerSheets;
  readonly id: string;
  readonly onChange: (edit: (before: AnswerSheets) => AnswerSheets) => void;
}

/** The key and the points of a question; a change marks every sheet anew. */
const QuestionDialog = ({ jobId, content, id, onChange, ...frame }: QuestionDialogProps) => {
  const text = useMessage();
  const { questions, layouts, language } = content;
  const question = questions.find((one) => one.id === id);
  const number = questions.findIndex((one) => one.id === id) + 1;
  const options = optionsOn(ownLayout(layouts, id), id, language);
  const form = useForm({
    keepAs: `answers.${jobId}.${id}`,
    initial: {
      key: question?.key ?? '',
      points: writeDecimal(question?.points ?? 0, ','),
    },
    validate: ({ points }) =>
      readQuarters(points, limits.draftPoints) === undefined
        ? { points: { id: 'answers.pointsWrong', values: { points: limits.draftPoints } } as const }
        : {},
    onFailure: () => ({ text: { id: 'error.unexpected' } }),
    onSubmit: ({ key, points: typed }) => {
      const points = readQuarters(typed, limits.draftPoints) ?? 0;
      onChange(changeQuestion(id, key === '' ? { points } : { key, points }));
      frame.onClose();
      return Promise.resolve();
    },
  });
  const { onBlur: _, ...key } = form.field('key');
  return (
    <FormDialog {...frame} title="answers.questionTitle" submit="answers.remark" form={form}>
      <Message id="answers.questionHelp" values={{ number }} />
      {options.length > 0 && (
        <SelectField
          {...key}
          label={<Message id="answers.key" />}
          placeholder={text('form.choose')}
          options={options.map(({ id: value, letter }) => ({ value, label: letter }))}
        />
      )}
      <TextField
        {...form.field('points')}
        label={<Message id="answers.points" />}
        inputProps={{ inputMode: 'decimal', maxLength: 6 }}
      />
    </FormDialog>
  );
};

export default QuestionDialog;
