import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { term } from './term.ts';
import { line } from './text.ts';

/** The last column of a worksheet (XFD), from 0. */
const LAST_COLUMN = 16_383;

/** What a teacher has decided of one class of a workbook; what is missing is as the workbook says. */
const classChoice = z.strictObject({
  /** The sheet's name, and which class of it, where it is a list of several. */
  sheet: line(limits.sheetNameLength),
  class: z.optional(line(limits.sheetNameLength)),
  name: z.optional(line(limits.sheetNameLength)),
  leftOut: z.optional(z.literal(true)),
  /** The columns that make a name, surname first; from 0. */
  nameColumns: z.optional(
    z.array(z.int().check(z.gte(0), z.lte(LAST_COLUMN))).check(z.minLength(1), z.maxLength(3)),
  ),
  term: z.optional(term),
});
export type ClassChoice = z.infer<typeof classChoice>;

/** What a teacher has decided of how a workbook is read. */
export const readingChoices = z.array(classChoice).check(z.maxLength(limits.notebookClasses * 4));
export type ReadingChoices = z.infer<typeof readingChoices>;
