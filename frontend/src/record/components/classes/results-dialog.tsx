import { useNavigate } from 'react-router';
import type { TestRole } from '#shared/model/mark-role.ts';
import type { TestQuestion } from '#shared/model/mark-sheet.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { addMarksToSheet } from '../../api/add-marks.ts';
import { markSheetPath, pointsSearch } from '#frontend/lib/class-paths.ts';
import { useClasses } from '../../api/classes.ts';
import { nameOfClass } from '../../model/classes/name-of-class.ts';
import { newSheet } from '#shared/record/sheet/new-sheet.ts';
import { useForm, type Errors } from '#frontend/lib/forms/use-form.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import {
  firstTestDay,
  NoRoomError,
  termOf,
  TestDayFields,
  textOfRefusal,
  validateTestDay,
  type TestDay,
} from './test-day-fields.tsx';

export interface ResultsDialogProps extends DialogFrame {
  readonly title: string;
  readonly subject: string | undefined;
  readonly role: TestRole | undefined;
  /** The full mark. */
  readonly scale: number;
  /** The job that drafted the test. */
  readonly draft: string;
  readonly draftVersion: number;
  /** None if the points of each cannot be entered. */
  readonly questions: readonly TestQuestion[];
  /** The class and the day it was drafted for. */
  readonly classId?: string | undefined;
  readonly date?: string | undefined;
}

interface Values extends TestDay {
  readonly classId: string;
  readonly entry: string;
}

const validate = ({ classId, ...day }: Values): Errors<Values> => ({
  ...(!classId && { classId: { id: 'classes.results.classMissing' } as const }),
  ...validateTestDay(day),
});

/** Asks which class wrote a test, opens a column for its results and leads there. */
const ResultsDialog = (props: ResultsDialogProps) => {
  const { title, subject, role = 'test', scale, draft, draftVersion, questions, ...rest } = props;
  const { classId: ownClass, date: day, ...frame } = rest;
  const text = useMessage();
  const navigate = useNavigate();
  const { data: classes = [] } = useClasses();
  const { data: profile } = useProfile();
  const form = useForm({
    keepAs: `results.${draft}`,
    initial: {
      classId: classes.find(({ id }, _, { length }) => id === ownClass || length === 1)?.id ?? '',
      ...firstTestDay(subject ?? profile?.subject, day),
      entry: 'marks',
    },
    validate,
    onFailure: (error) => ({ text: textOfRefusal(error) }),
    onSubmit: async ({ classId, subject: written, term: chosen, date, entry }) => {
      const kept = classes.find(({ id }) => id === classId);
      const level = schoolLevels.find((one) => one === (kept?.level ?? profile?.level));
      const term = termOf(chosen);
      const each = entry === 'points' && { draftVersion, questions: [...questions] };
      const { sheetId, columns } = await addMarksToSheet(classId, {
        ...{ subject: written.trim(), term },
        begin: newSheet(level, (role) => text(`classes.role.${role}`)),
        table: {
          columns: [{ heading: title, role, scale, test: { date, draft, ...each } }],
          rows: [],
        },
      });
      const [columnId] = columns;
      if (sheetId === undefined || !columnId) throw new NoRoomError();
      frame.onClose();
      await navigate(markSheetPath(classId, sheetId) + (each ? pointsSearch(columnId) : ''));
    },
  });
  const { onBlur: _, ...entry } = form.field('entry');
  return (
    <FormDialog
      {...frame}
      title="classes.results.title"
      submit="classes.results.submit"
      form={form}
    >
      <Message id="classes.results.intro" values={{ title, scale }} />
      <SelectField
        {...form.field('classId')}
        label={<Message id="classes.results.class" />}
        placeholder={text('form.choose')}
        options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
      />
      <TestDayFields form={form} />
      {questions.length > 1 && (
        <SelectField
          {...entry}
          label={<Message id="classes.results.entry" />}
          placeholder=""
          options={(['marks', 'points'] as const).map((one) => ({
            value: one,
            label: text(`classes.results.entry.${one}`),
          }))}
        />
      )}
    </FormDialog>
  );
};

export default ResultsDialog;
