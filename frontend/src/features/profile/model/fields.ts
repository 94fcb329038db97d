import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

export type FieldName = keyof ProfessionalProfile;

export interface ProfileField {
  readonly name: FieldName;
  readonly kind: 'text' | 'date' | 'level' | 'long';
  readonly maxLength: number;
}

export interface FieldGroup {
  readonly title: MessageId;
  readonly fields: readonly ProfileField[];
}

const text = (name: FieldName): ProfileField => ({
  name,
  kind: 'text',
  maxLength: limits.textLength,
});
const date = (name: FieldName): ProfileField => ({ name, kind: 'date', maxLength: 10 });

/** The sixteen fields: first what every notebook prints, then the rest of the teacher's card. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    title: 'profile.group.printed',
    fields: [
      text('fullName'),
      text('subject'),
      { name: 'level', kind: 'level', maxLength: limits.textLength },
      text('school'),
      text('educationalAdministration'),
      text('academicSeason'),
      text('classesTaught'),
    ],
  },
  {
    title: 'profile.group.person',
    fields: [date('dateOfBirth'), text('placeOfBirth')],
  },
  {
    title: 'profile.group.career',
    fields: [
      text('rank'),
      text('category'),
      text('gradeStep'),
      date('dateOfProgression'),
      text('educationalScore'),
      date('dateOfEducationalScore'),
      { name: 'academicQualifications', kind: 'long', maxLength: limits.longTextLength },
    ],
  },
];
