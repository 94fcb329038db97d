import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDate, line, paragraph } from './text.ts';

export const schoolLevels = ['Primary', 'Middle', 'Secondary'] as const;
export const schoolLevel = z.enum(schoolLevels);
export type SchoolLevel = z.infer<typeof schoolLevel>;
/** How many years of study each level has. */
export const schoolYears: Readonly<Record<SchoolLevel, number>> = {
  Primary: 5,
  Middle: 4,
  Secondary: 3,
};

const text = () => line(limits.textLength);

/** The teacher's professional profile: sixteen fields, all required. */
export const professionalProfile = z.strictObject({
  fullName: line(limits.nameLength),
  academicSeason: text(),
  educationalAdministration: text(),
  level: schoolLevel,
  dateOfBirth: isoDate(),
  placeOfBirth: text(),
  rank: text(),
  category: text(),
  gradeStep: text(),
  dateOfProgression: isoDate(),
  educationalScore: text(),
  dateOfEducationalScore: isoDate(),
  school: text(),
  subject: text(),
  classesTaught: text(),
  academicQualifications: paragraph(limits.longTextLength),
});
export type ProfessionalProfile = z.infer<typeof professionalProfile>;

/** A profile before anything is filled in. */
export const emptyProfile = {
  fullName: '',
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
} as const satisfies Record<keyof ProfessionalProfile, ''>;
