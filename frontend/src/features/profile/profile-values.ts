import * as z from 'zod/mini';
import { professionalProfile } from '../../../../shared/model/profile.ts';
import type { ProfessionalProfile } from '../../lib/api/answers.ts';
import type { Text } from '../../i18n/message-id.ts';
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
  fullName: displayName,
  academicSeason: '',
  educationalAdministration: '',
  level: '',
  dateOfBirth: '',
  placeOfBirth: '',
  rank: '',
  category: '',
  gradeStep: '',
  dateOfProgression: '',
  educationalScore: '',
  dateOfEducationalScore: '',
  school: '',
  subject: '',
  classesTaught: '',
  academicQualifications: '',
  ...profile,
});

const textOf = (field: FieldName, value: string, issue: z.core.$ZodIssue): Text => {
  if (!value.trim() || issue.code === 'too_small') return { id: 'form.required' };
  if (issue.code === 'too_big') {
    const maximum = fields.find(({ name }) => name === field)?.maxLength ?? 0;
    return { id: 'form.tooLong', values: { maximum } };
  }
  return { id: issue.code === 'invalid_format' ? 'form.dateInvalid' : 'form.characters' };
};

/** The errors of the form, by the very schema the API applies. */
export const validateProfile = (values: ProfileValues): Errors<ProfileValues> => {
  const result = z.safeParse(professionalProfile, values);
  const errors: Errors<ProfileValues> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = fields.find(({ name }) => name === issue.path[0])?.name;
    if (field) errors[field] ??= textOf(field, values[field], issue);
  }
  return errors;
};
