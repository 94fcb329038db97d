import * as z from 'zod/mini';
import { limits } from '../../../../shared/model/limits.ts';
import { studentDraft } from '../../../../shared/model/student.ts';
import type { Text } from '../../i18n/message-id.ts';
import type { Errors } from '../../lib/forms/use-form.ts';

/** What the forms hold while they are edited. */
export type DraftValues = Record<'fullName' | 'email', string>;

const textOf = (field: keyof DraftValues, value: string, issue: z.core.$ZodIssue): Text => {
  if (!value.trim() || issue.code === 'too_small') return { id: 'form.required' };
  if (field === 'email') return { id: 'auth.emailInvalid' };
  return issue.code === 'too_big'
    ? { id: 'form.tooLong', values: { maximum: limits.nameLength } }
    : { id: 'form.characters' };
};

/** The errors of a student's form, by the very schema the API applies. */
export const draftErrors = (values: DraftValues): Errors<DraftValues> => {
  const errors: Errors<DraftValues> = {};
  for (const issue of z.safeParse(studentDraft, values).error?.issues ?? []) {
    const [field] = issue.path;
    if (field === 'fullName' || field === 'email') {
      errors[field] ??= textOf(field, values[field], issue);
    }
  }
  return errors;
};
