import * as z from 'zod/mini';
import { contentRequest, type ContentRequest } from '../../../../shared/contracts/ai-content.ts';
import type { ContentType } from '../../../../shared/model/draft.ts';
import { limits } from '../../../../shared/model/limits.ts';
import type { Text } from '../../i18n/message-id.ts';
import { errorsOf, schemaIssues, type FieldRule } from '../../lib/forms/issues.ts';
import type { Errors } from '../../lib/forms/use-form.ts';
import { contentFields, type ContentField, type ContentFieldName } from './content-fields.ts';

/** What the forms hold while they are edited: text in every field, valid or not. */
export type ContentValues = Record<ContentFieldName, string>;

export const initialValues: ContentValues = {
  topic: '',
  level: '',
  duration: '',
  objectives: '',
  questionType: '',
  questionCount: String(limits.questionCountDefault),
  exerciseType: '',
  baseText: '',
};

const valueOf = ({ kind, optional }: ContentField, value: string): unknown => {
  if (kind === 'count') return Number(value);
  return optional && !value.trim() ? undefined : value;
};

const parse = (contentType: ContentType, values: ContentValues) => {
  const fields = contentFields[contentType].map((field) => [
    field.name,
    valueOf(field, values[field.name]),
  ]);
  return z.safeParse(contentRequest, { contentType, ...Object.fromEntries(fields) });
};

/** The request the form's values make; undefined while any of them is wrong. */
export const requestOf = (
  contentType: ContentType,
  values: ContentValues,
): ContentRequest | undefined => parse(contentType, values).data;

/** What a field of a form takes; undefined for what is no field of it. */
export const ruleOf = (contentType: ContentType, name: string): FieldRule | undefined =>
  contentFields[contentType].find((field) => field.name === name);

/** The errors of a form, by the very schema the API applies. */
export const validateContent = (
  contentType: ContentType,
  values: ContentValues,
): Errors<ContentValues> =>
  errorsOf(schemaIssues(parse(contentType, values).error), values, (name) =>
    ruleOf(contentType, name),
  );

/** What to say of the whole form: that something is missing, else what is wrong with the count. */
export const formProblem = (errors: Errors<ContentValues>): Text | undefined => {
  const missing = Object.values(errors).some(({ id }) => id === 'form.required');
  return missing ? { id: 'aiContent.incomplete' } : errors.questionCount;
};
