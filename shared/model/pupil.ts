import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDate } from './text.ts';

/** One pupil of a class list, as read from a spreadsheet; names are in logical character order, in their own script. */
export const pupil = z.object({
  /** Surname and given name as the list writes them, surname first when the list has two columns. */
  fullName: z.string().check(z.maxLength(limits.pupilNameLength)),
  /** Registration number (رقم التعريف), 14–17 digits: always a string. */
  registrationNumber: z.optional(z.string()),
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.optional(isoDate()),
  gender: z.optional(z.enum(['female', 'male'])),
});
export type Pupil = z.infer<typeof pupil>;
