import * as z from 'zod/mini';
import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import type { ContentType } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import type { Language } from '#shared/model/locale.ts';
import { schoolLevel, schoolYears, type ProfessionalProfile } from '#shared/model/profile.ts';
import type { Text } from '../../i18n/message-id.ts';
import type { Read } from '../../lib/api/read-response.ts';
import { errorsOf, schemaIssues, type FieldRule } from '../../lib/forms/issues.ts';
import type { Errors } from '../../lib/forms/use-form.ts';
import { contentFields, type ContentField, type ContentFieldName } from './content-fields.ts';

type Taught = Read<Pick<ProfessionalProfile, 'level' | 'subject'>>;

/** What the forms hold while they are edited: text in every field, valid or not. */
export type ContentValues = Record<ContentFieldName, string>;

/** An empty form, but for what the teacher's profile says. */
export const initialValues = (language: Language, profile?: Taught | null): ContentValues => ({
  topic: '',
  level: profile?.level ?? '',
  subject: profile?.subject ?? '',
  year: '',
  language,
  duration: '',
  objectives: '',
  questionType: '',
  questionCount: String(limits.questionCountDefault),
  exerciseType: '',
  baseText: '',
});

/** What the form of an earlier request held. */
export const valuesOf = (request: Read<ContentRequest>, language: Language): ContentValues => ({
  ...initialValues(language),
  ...Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) =>
      name === 'contentType' || value === undefined ? [] : [[name, String(value)]],
    ),
  ),
});

/** How many years of study the level has that is chosen; none while none is. */
export const yearsIn = ({ level }: Pick<ContentValues, 'level'>): number => {
  const chosen = z.safeParse(schoolLevel, level).data;
  return chosen ? schoolYears[chosen] : 0;
};

/** The year that is chosen; empty when the level has no such year. */
export const yearIn = (values: Pick<ContentValues, 'level' | 'year'>): string =>
  Number(values.year) <= yearsIn(values) ? values.year : '';

const valueOf = ({ name, kind, optional }: ContentField, values: ContentValues): unknown => {
  const value = name === 'year' ? yearIn(values) : values[name];
  if (kind === 'count') return Number(value);
  if (optional && !value.trim()) return undefined;
  return name === 'year' ? Number(value) : value;
};

const parse = (contentType: ContentType, values: ContentValues) => {
  const fields = contentFields[contentType].map((field) => [field.name, valueOf(field, values)]);
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

/** Whether what is wrong with a field is that it looks like names, which its teacher knows better. */
export const isListOfNames = (error: Text | undefined): boolean =>
  error?.id === 'aiContent.personal.names';

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
