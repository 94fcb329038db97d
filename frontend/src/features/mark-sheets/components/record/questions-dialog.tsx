import { useNavigate } from 'react-router';
import { writeDecimal } from '#shared/model/write-figure.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { newId } from '#shared/text/new-id.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { pointsSearch } from '#frontend/lib/class-paths.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { useStore } from '#frontend/lib/store.ts';
import { readPoints, setQuestions, sumOf } from '#shared/record/sheet/points-sheet.ts';

export interface QuestionsDialogProps extends DialogFrame {
  readonly document: DocumentStore<MarkSheetContent>;
  /** The test that is proposed. */
  readonly columnId: string;
}

/** Why these points cannot be those of a test with this full mark. */
const problemOf = (typed: string, scale: number): Text | undefined => {
  const points = readPoints(typed);
  if (!points || points.length === 0) return { id: 'record.questionsUnreadable' };
  if (points.length > limits.testQuestions || points.some((value) => value > limits.draftPoints)) {
    return { id: 'record.questionsMany', values: { count: limits.testQuestions } };
  }
  const sum = sumOf(points);
  return sum === scale ? undefined : { id: 'record.questionsSum', values: { sum, scale } };
};

/** Asks for the points of each question of a test, and leads to where they are entered. */
const QuestionsDialog = ({ document, columnId, ...frame }: QuestionsDialogProps) => {
  const text = useMessage();
  const navigate = useNavigate();
  const { id, content, change } = useStore(document);
  const { columns } = content;
  const questionsOf = (id: string): string =>
    (columns.find((column) => column.id === id)?.questions ?? [])
      .map(({ points }) => writeDecimal(points, ','))
      .join(' ');
  const scaleOf = (id: string): number => columns.find((column) => column.id === id)?.scale ?? 0;
  const form = useForm({
    keepAs: `questions.${id}.${columnId}`,
    initial: { columnId, points: questionsOf(columnId) },
    validate: ({ columnId: chosen, points }) => {
      const problem = problemOf(points, scaleOf(chosen));
      return problem ? { points: problem } : {};
    },
    onFailure: () => ({ text: { id: 'error.unexpected' } }),
    onSubmit: async ({ columnId: chosen, points }) => {
      const read = readPoints(points) ?? [];
      change((before) => setQuestions(before, chosen, read, newId));
      frame.onClose();
      await navigate({ search: pointsSearch(chosen) }, { replace: true });
    },
  });
  const { onBlur: _, onChange, ...column } = form.field('columnId');
  const points = form.field('points');
  const read = readPoints(points.value) ?? [];
  return (
    <FormDialog {...frame} title="record.points" submit="record.questionsSubmit" form={form}>
      <SelectField
        {...column}
        onChange={(chosen) => {
          onChange(chosen);
          points.onChange(questionsOf(chosen));
        }}
        label={<Message id="entry.column" />}
        placeholder=""
        options={columns.map(({ id, heading, scale }) => ({
          value: id,
          label: text('entry.columnOption', { heading, scale: isolateFigure(`/${scale}`) }),
        }))}
      />
      <TextField
        {...points}
        label={<Message id="record.questionPoints" />}
        help={
          <Message
            id="record.questionPointsHelp"
            values={{ count: read.length, sum: sumOf(read), scale: scaleOf(column.value) }}
          />
        }
        inputProps={{ inputMode: 'text', dir: 'ltr', autoComplete: 'off' }}
      />
    </FormDialog>
  );
};

export default QuestionsDialog;
