import * as z from 'zod/mini';
import { limits } from './limits.ts';

const text = (most: number) => z.string().check(z.maxLength(most));

/** One pupil of a class list, as read from a spreadsheet; names are in logical character order, in their own script. */
export const pupil = z.object({
  /** Surname and given name as the list writes them, surname first when the list has two columns. */
  fullName: text(limits.pupilNameLength),
  /** Registration number (رقم التعريف), 14–17 digits: always a string. */
  registrationNumber: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.optional(z.string()),
  gender: z.optional(z.enum(['female', 'male'])),
});
export type Pupil = z.infer<typeof pupil>;

/** One class: one sheet of the workbook. */
export const classRoster = z.object({
  /** The class code, e.g. `2م3`: the sheet's name. */
  name: text(limits.sheetNameLength),
  subject: z.optional(text(limits.textLength)),
  pupils: z.array(pupil),
});
export type ClassRoster = z.infer<typeof classRoster>;

/** What a spreadsheet of names holds: the classes in sheet order, and what its heading says of the school. */
export const roster = z.object({
  school: z.optional(text(limits.textLength)),
  academicSeason: z.optional(z.string()),
  classes: z.array(classRoster),
});
export type Roster = z.infer<typeof roster>;
