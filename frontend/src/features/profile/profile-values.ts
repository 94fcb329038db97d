import * as z from 'zod/mini';
import { emptyProfile, professionalProfile } from '#shared/model/profile.ts';
import type { ProfessionalProfile } from '../../lib/api/response-types.ts';
import { errorsOf, schemaIssues, type FieldRule } from '../../lib/forms/issues.ts';
import type { Errors } from '../../lib/forms/use-form.ts';
import { fieldGroups, type FieldName } from './fields.ts';

/** What the form holds while it is edited: text in every field, valid or not. */
export type ProfileValues = Record<FieldName, string>;

const fields = fieldGroups.flatMap((group) => group.fields);

/** A form's first values: the stored profile's, or a new one that knows the user's name. */
export const valuesOf = (
  profile: ProfessionalProfile | null | undefined,
  displayName = '',
): ProfileValues => ({
  ...emptyProfile,
  fullName: displayName,
  ...profile,
});

/** What a field takes; undefined for what is no field of the form. */
export const ruleOf = (name: string): FieldRule | undefined => {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  return { kind: field.kind === 'level' ? 'choice' : field.kind, maximum: field.maxLength };
};

/** The errors of the form, by the very schema the API applies. */
export const validateProfile = (values: ProfileValues): Errors<ProfileValues> =>
  errorsOf(schemaIssues(z.safeParse(professionalProfile, values).error), values, ruleOf);
