import type * as z from 'zod/mini';
import type { Text } from '../../i18n/message-id.ts';
import { ApiError } from '../api/api-error.ts';
import type { Errors } from './use-form.ts';

export interface FieldRule {
  readonly kind: 'text' | 'long' | 'email' | 'date' | 'choice' | 'count';
  /** The largest number of characters; the largest number for a `count`. */
  readonly maximum: number;
}

/** A problem with one field, with the schema library's code or a code of the contract. */
interface Issue {
  readonly field: string;
  readonly code: string;
}

const countText = (code: string, value: number, maximum: number): Text => {
  if (code === 'too_big') return { id: 'aiContent.countTooLarge', values: { maximum } };
  return { id: value > 0 ? 'aiContent.countWhole' : 'aiContent.countRequired' };
};

/** The message for a field's issue, whether this page or the API found it. */
const issueText = (code: string, value: string, { kind, maximum }: FieldRule): Text => {
  if (kind === 'count') return countText(code, Number(value), maximum);
  if (!value.trim() || code === 'too_small') return { id: 'form.required' };
  if (kind === 'email') return { id: 'auth.emailInvalid' };
  if (kind === 'date') return { id: 'form.dateInvalid' };
  if (code === 'too_big') return { id: 'form.tooLong', values: { maximum } };
  return { id: code === 'control_character' ? 'form.characters' : 'form.refused' };
};

/**
 * The issues a schema found. Our own rules carry their code as the message, as in the API's answers.
 * @param fieldOf the field of an issue, if it is not the first part of its path
 */
export const schemaIssues = (
  error: z.core.$ZodError | undefined,
  fieldOf: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): Issue[] =>
  (error?.issues ?? []).map(({ path, code, message }) => ({
    field: fieldOf(path) ?? String(path[0]),
    code: code === 'custom' ? message : code,
  }));

/** The issues in an API's refusal, by JSON Pointer (RFC 6901). */
const refusedIssues = (error: unknown): Issue[] =>
  (error instanceof ApiError ? error.issues : []).map(({ path, code }) => ({
    field: path.split('/')[1] ?? '',
    code,
  }));

/** The text of each field's first issue. Issues that `ruleOf` does not know belong to no field of the form. */
export const errorsOf = <V extends Record<string, string>>(
  issues: readonly Issue[],
  values: V,
  ruleOf: (field: string) => FieldRule | undefined,
): Errors<V> => {
  const errors: Errors<V> = {};
  for (const name in values) {
    const issue = issues.find(({ field }) => field === name);
    const rule = ruleOf(name);
    if (issue && rule) errors[name] = issueText(issue.code, values[name] ?? '', rule);
  }
  return errors;
};

/** The errors in an API's refusal by field of `values`, in the same words as this page's own rules. */
export const refusedFields = <V extends Record<string, string>>(
  error: unknown,
  values: V,
  ruleOf: (field: string) => FieldRule | undefined,
): Errors<V> => errorsOf(refusedIssues(error), values, ruleOf);
