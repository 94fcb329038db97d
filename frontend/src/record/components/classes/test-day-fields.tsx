import { limits } from '#shared/model/limits.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { isoDate } from '#shared/model/text.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import type { Errors, Form } from '#frontend/lib/forms/use-form.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';

/** In which mark sheet the results of a test belong, and when it was written. */
export interface TestDay {
  readonly subject: string;
  readonly term: string;
  readonly date: string;
}

/** The day it was planned for, or today. */
export const firstTestDay = (subject: string | undefined, date: string | undefined): TestDay => ({
  subject: subject ?? '',
  term: String(termOn(date === undefined ? new Date() : new Date(date))),
  date: date ?? isoDateOf(new Date()),
});

export const validateTestDay = ({ subject, date }: TestDay): Errors<TestDay> => ({
  ...(!subject.trim() && { subject: { id: 'classes.subjectMissing' } as const }),
  ...(!isoDate().safeParse(date).success && {
    date: { id: 'classes.results.dateMissing' } as const,
  }),
});

export const termOf = (chosen: string): Term => terms.find((one) => String(one) === chosen) ?? 1;

/** A mark sheet has no room for another column. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

export const textOfRefusal = (error: unknown): Text =>
  error instanceof NoRoomError
    ? { id: 'classes.results.noRoom', values: { count: limits.sheetColumns } }
    : textOfFailure(error, 'classes.sheetFailed');

interface Props {
  readonly form: Pick<Form<TestDay>, 'field'>;
}

export const TestDayFields = ({ form }: Props) => {
  const text = useMessage();
  const { onBlur: _, ...term } = form.field('term');
  return (
    <>
      <TextField
        {...form.field('subject')}
        label={<Message id="classes.subject" />}
        inputProps={{ maxLength: limits.textLength }}
      />
      <SelectField
        {...term}
        label={<Message id="classes.results.term" />}
        placeholder=""
        options={terms.map((one) => ({
          value: String(one),
          label: text('classes.term', { term: one }),
        }))}
      />
      <TextField
        {...form.field('date')}
        type="date"
        label={<Message id="classes.results.date" />}
      />
    </>
  );
};
