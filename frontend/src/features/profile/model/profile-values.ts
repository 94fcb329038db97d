import * as z from 'zod/mini';
import { emptyProfile, professionalProfile } from '#shared/model/profile.ts';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { errorsOf, schemaIssues, type FieldRule } from '#frontend/lib/forms/issues.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import type { SaidByClasses } from '#frontend/record/model/classes/said-by-classes.ts';
import { fieldGroups, type FieldName } from './fields.ts';

/** The values of the form during editing: text in every field, valid or not. */
export type ProfileValues = Record<FieldName, string>;

const fields = fieldGroups.flatMap((group) => group.fields);

/** The initial values of the form: the stored profile, or a new one with the user's name and what the classes know. */
export const valuesOf = (
  profile: ProfessionalProfile | null | undefined,
  displayName = '',
  known: SaidByClasses = {},
): ProfileValues => ({
  ...emptyProfile,
  ...{ fullName: displayName, ...known },
  ...profile,
});

export const ruleOf = (name: string): FieldRule | undefined => {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  return { kind: field.kind === 'level' ? 'choice' : field.kind, maximum: field.maxLength };
};

/** The errors of the form, by the schema that the API uses. */
export const validateProfile = (values: ProfileValues): Errors<ProfileValues> =>
  errorsOf(schemaIssues(z.safeParse(professionalProfile, values).error), values, ruleOf);
