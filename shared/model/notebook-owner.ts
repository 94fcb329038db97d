import * as z from 'zod/mini';
import { emptyProfile, professionalProfile, type ProfessionalProfile } from './profile.ts';
import type { ListedClasses } from './listed-classes.ts';

/** Values to print instead of the profile's: from the workbook, or typed for this notebook. */
export const printedValues = z.partial(
  z.pick(professionalProfile, {
    fullName: true,
    academicSeason: true,
    educationalAdministration: true,
    level: true,
    school: true,
    subject: true,
  }),
);
export type PrintedValues = z.infer<typeof printedValues>;

/** Required for every notebook: the owner, the season, and the level whose rules marks follow. */
export const neededOfOwner = ['fullName', 'academicSeason', 'level'] as const;

/** The owner of a notebook. An unknown field is empty, and its space is left for handwriting. */
export type NotebookOwner = ProfessionalProfile;

/** The owner to print; undefined if profile and printed values together lack a required field. */
export function notebookOwner(
  profile: ProfessionalProfile | undefined,
  printed: PrintedValues = {},
): NotebookOwner | undefined {
  const { fullName, academicSeason, level } = { ...profile, ...printed };
  if (fullName === undefined || academicSeason === undefined || level === undefined) {
    return undefined;
  }
  return { ...emptyProfile, ...profile, ...printed, fullName, academicSeason, level };
}

/** The classes with the subject to print. If the workbook names several subjects, each class keeps its own. */
export function applyPrintedSubject(
  listed: ListedClasses,
  { subject }: PrintedValues = {},
): ListedClasses {
  const named = new Set(listed.classes.flatMap((one) => one.subject ?? []));
  if (subject === undefined || named.size > 1) return listed;
  return { ...listed, classes: listed.classes.map((one) => ({ ...one, subject })) };
}
