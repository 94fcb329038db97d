import * as z from 'zod/mini';

/** One pupil of a class list, as read from a spreadsheet; names are in logical character order, in their own script. */
export const pupil = z.object({
  /** Surname and given name as the list writes them, surname first when the list has two columns. */
  fullName: z.string(),
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
  name: z.string(),
  subject: z.optional(z.string()),
  pupils: z.array(pupil),
});
export type ClassRoster = z.infer<typeof classRoster>;

/** What a spreadsheet of names holds: the classes in sheet order, and what its heading says of the school. */
export const roster = z.object({
  school: z.optional(z.string()),
  academicSeason: z.optional(z.string()),
  classes: z.array(classRoster),
});
export type Roster = z.infer<typeof roster>;
