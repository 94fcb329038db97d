import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { term } from './term.ts';
import { line } from './text.ts';

/** The last column of a worksheet (XFD), from 0. */
const LAST_COLUMN = 16_383;

/** A teacher's decisions about one class of a workbook; missing fields follow the workbook. */
const classChoice = z.strictObject({
  /** The sheet's name, and the class if the sheet lists several. */
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

/** A teacher's decisions about how a workbook is read. */
export const readingChoices = z.array(classChoice).check(z.maxLength(limits.notebookClasses * 4));
export type ReadingChoices = z.infer<typeof readingChoices>;
