import * as z from 'zod/mini';
import { emptyProfile, professionalProfile, type ProfessionalProfile } from './profile.ts';
import type { ListedClasses } from './listed-classes.ts';

/**
 * What a notebook is to print in place of what the profile says, or where there is no profile: what its teacher took
 * from the workbook, or typed for this notebook.
 */
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

/** What no notebook can do without: whose it is, of which season, and by which level's rules marks are counted. */
export const neededOfOwner = ['fullName', 'academicSeason', 'level'] as const;

/** Whose a notebook is. What nobody has said is an empty text, whose place is left to the pen. */
export type NotebookOwner = ProfessionalProfile;

/** The owner a notebook prints; nothing where neither the profile nor what is to be printed says what it needs. */
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

/**
 * The classes with the subject that is to be printed. Where the workbook names several subjects, each class keeps its
 * own: one word cannot stand for them.
 */
export function withPrintedSubject(
  listed: ListedClasses,
  { subject }: PrintedValues = {},
): ListedClasses {
  const named = new Set(listed.classes.flatMap((one) => one.subject ?? []));
  if (subject === undefined || named.size > 1) return listed;
  return { ...listed, classes: listed.classes.map((one) => ({ ...one, subject })) };
}
