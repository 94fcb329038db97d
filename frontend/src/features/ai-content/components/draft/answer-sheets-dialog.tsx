import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Test } from '#shared/model/draft.ts';
import { answerPlaces } from '#shared/paper/printed-answers.ts';
import { layOutTest, type AnswerFault, type AnswerPrint } from '#shared/paper/lay-out-test.ts';
import { FormDialog } from '#frontend/components/dialog/form-dialog.tsx';
import { show } from '#frontend/components/form/form-error.tsx';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { UnprintableInClass } from '#frontend/record/components/printing/unprintable-in-record.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ApiError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { useForm, type Form } from '#frontend/lib/forms/use-form.ts';
import { paths } from '#frontend/lib/paths.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { downloadAnswerSheets } from '../../draft-api.ts';
import type { AnswerSheetsDialogProps } from './draft-tools.tsx';
import { firstSheet, keyOfSheet, sheetChoices } from './sheet-choices.ts';

type Values = Record<'classId' | 'sheet' | 'place' | 'paper' | 'forms' | 'spare', string>;

/** The numbers of spare sheets that are offered. */
const SPARE = [0, 1, 2, 3, 5, 10];

const printOf = ({ paper, forms, spare }: Values): AnswerPrint => ({
  paper: paper === 'half' ? 'half' : 'whole',
  forms: forms === '2' ? 2 : 1,
  spare: Number(spare),
});

/** How many sheets are printed: those of pupils, spare ones, and a key for each form. */
const countOf = (values: Values, pupils: number): number => {
  const { forms, spare } = printOf(values);
  return (values.sheet === 'teacher' ? 0 : pupils + spare) + (values.sheet === 'pupil' ? 0 : forms);
};

const textOfFault = (fault: AnswerFault, { questions }: Test): Text => {
  if (!('question' in fault)) return { id: `draft.sheets.fault.${fault.code}` };
  if (fault.question > questions.length) return { id: 'draft.sheets.fault.task' };
  return { id: `draft.sheets.fault.${fault.code}`, values: { number: fault.question } };
};

/** Whether the server has found that the test does not fit on one page. */
const isTooLong = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.issues.some(({ path }) => path === '/place');

interface FieldsProps {
  readonly form: Form<Values>;
  readonly classes: readonly ClassSummary[];
  /** Whether halves were chosen but are too small. */
  readonly isTooSmall: boolean;
}

const Fields = ({ form, classes, isTooSmall }: FieldsProps) => {
  const text = useMessage();
  const isOnTest = form.values.place === 'test';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        alignItems: 'start',
      }}
    >
      <SelectField
        {...form.field('classId')}
        label={<Message id="draft.sheets.class" />}
        placeholder={text('form.choose')}
        options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
      />
      <SelectField
        {...form.field('sheet')}
        label={<Message id="draft.export.sheet" />}
        placeholder=""
        options={sheetChoices.map(([value, said]) => ({ value, label: text(said) }))}
      />
      <SelectField
        {...form.field('place')}
        label={<Message id="draft.sheets.place" />}
        placeholder=""
        options={answerPlaces.map((value) => ({
          value,
          label: text(`draft.sheets.place.${value}`),
        }))}
        help={isOnTest ? <Message id="draft.sheets.placeHelp" /> : undefined}
      />
      {!isOnTest && (
        <SelectField
          {...form.field('paper')}
          label={<Message id="draft.sheets.paper" />}
          placeholder=""
          options={(['whole', 'half'] as const).map((value) => ({
            value,
            label: text(`draft.sheets.paper.${value}`),
          }))}
          help={isTooSmall ? <Message id="draft.sheets.wholeNeeded" /> : undefined}
        />
      )}
      <SelectField
        {...form.field('forms')}
        label={<Message id="draft.sheets.forms" />}
        placeholder=""
        options={(['1', '2'] as const).map((value) => ({
          value,
          label: text(`draft.sheets.forms.${value}`),
        }))}
        help={
          printOf(form.values).forms === 2 && !isOnTest ? (
            <Message id="draft.sheets.formsHelp" />
          ) : undefined
        }
      />
      <SelectField
        {...form.field('spare')}
        label={<Message id="draft.sheets.spare" />}
        placeholder=""
        options={SPARE.map((count) => ({ value: String(count), label: String(count) }))}
        help={<Message id="draft.sheets.spareHelp" />}
      />
    </Box>
  );
};

/** How many sheets there will be, and on how many pages. */
const Count = ({ sheets, isHalf }: { readonly sheets: number; readonly isHalf: boolean }) => (
  <Typography color="text.secondary" role="status">
    <Message
      id="draft.sheets.count"
      values={{ sheets, pages: isHalf ? Math.ceil(sheets / 2) : sheets }}
    />
  </Typography>
);

/** Asks for whom and how to print the answer sheets of a test, and downloads them. */
const AnswerSheetsDialog = ({ job, document, test, ...frame }: AnswerSheetsDialogProps) => {
  const { data = [], error, isLoading } = useClasses();
  const [isDone, setDone] = useState(false);
  // The class that the test was drafted for comes first.
  const classes = data.toSorted(
    (a, b) => Number(b.id === job.classId) - Number(a.id === job.classId),
  );
  const [first] = classes;
  const isCertain = first !== undefined && (first.id === job.classId || classes.length === 1);
  const form = useForm<Values>({
    initial: {
      ...{ classId: isCertain ? first.id : '', place: 'sheets', paper: 'half' },
      sheet: firstSheet,
      ...{ forms: '1', spare: '2' },
    },
    validate: ({ classId }) => (classId ? {} : { classId: { id: 'draft.sheets.classMissing' } }),
    onFailure: (failure) => ({
      text: isTooLong(failure)
        ? { id: 'draft.sheets.fault.does_not_fit' }
        : textOfFailure(failure, 'draft.sheets.failed'),
    }),
    onSubmit: async (values) => {
      setDone(false);
      // The server prints the newest saved version.
      await document.saveNow();
      const { classId, place, sheet } = values;
      const { blob, name } = await downloadAnswerSheets(job.id, {
        ...{ classId, ...printOf(values) },
        ...(place === 'test' && { place }),
        key: keyOfSheet(sheet),
      });
      saveFile(blob, name);
      setDone(true);
    },
  });
  const print = printOf(form.values);
  const laidOut = layOutTest(test, print);
  const isHalf = form.values.place !== 'test' && 'paper' in laidOut && laidOut.paper === 'half';
  const chosen = classes.find(({ id }) => id === form.values.classId);
  const hasClasses = classes.length > 0;
  return (
    <FormDialog
      {...frame}
      title="draft.answerSheets"
      submit={hasClasses && 'paper' in laidOut ? 'draft.download' : undefined}
      cancel={isDone ? 'common.close' : 'common.cancel'}
      form={form}
    >
      <Typography>
        <Message id="draft.sheets.intro" />
      </Typography>
      {'code' in laidOut && (
        <Alert severity="warning">
          <Message {...textOfFault(laidOut, test)} />
        </Alert>
      )}
      {hasClasses && (
        <Fields
          form={form}
          classes={classes}
          isTooSmall={'paper' in laidOut && laidOut.paper !== print.paper}
        />
      )}
      {chosen && 'paper' in laidOut && (
        <Count sheets={countOf(form.values, chosen.counts.pupils)} isHalf={isHalf} />
      )}
      <UnprintableNote ofDraft printed={test} />
      {chosen && <UnprintableInClass classId={chosen.id} />}
      {!hasClasses && !isLoading && (
        <Alert
          severity={error ? 'error' : 'info'}
          action={
            !error && (
              <TextButton label="draft.sheets.saveClass" to={paths.classes} color="inherit" />
            )
          }
        >
          <Message {...(error ? textOfFailure(error, 'draft.sheets.failed') : noClass)} />
        </Alert>
      )}
      {isDone && (
        <Alert
          ref={show}
          severity="success"
          role="status"
          action={
            <TextButton label="draft.sheets.read" to={paths.readAnswerSheets} color="inherit" />
          }
        >
          <Message id="draft.sheets.done" />
        </Alert>
      )}
    </FormDialog>
  );
};

const noClass: Text = { id: 'draft.sheets.noClass' };

export default AnswerSheetsDialog;
