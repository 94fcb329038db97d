import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { studentDraft } from '#shared/model/student.ts';
import { errorsOf, schemaIssues, type FieldRule } from '#frontend/lib/forms/issues.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';

export type DraftValues = Record<'fullName' | 'email', string>;

const rules: Record<keyof DraftValues, FieldRule> = {
  fullName: { kind: 'text', maximum: limits.nameLength },
  email: { kind: 'email', maximum: limits.emailLength },
};

export const ruleOf = (name: string): FieldRule | undefined =>
  name === 'fullName' || name === 'email' ? rules[name] : undefined;

/** The errors of a student's form, by the schema that the API uses. */
export const draftErrors = (values: DraftValues): Errors<DraftValues> =>
  errorsOf(schemaIssues(z.safeParse(studentDraft, values).error), values, ruleOf);
