import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { term } from './term.ts';
import { line } from './text.ts';

/** What a column of marks, or beside them, may be read as. */
export const aboutMarks = [
  'mark',
  'subject-mark',
  'activities',
  'practical',
  'test',
  'exam',
  'average',
  'remark',
] as const;

/**
 * What a column of a sheet holds. `mark` is of no named kind, `subject-mark` the only mark of a subject that its heading
 * names; `ordinal` numbers the rows.
 */
export const columnRoles = [
  'name',
  'surname',
  'given-name',
  'registration-number',
  'ordinal',
  'birth-date',
  'gender',
  'class',
  'subject',
  ...aboutMarks,
  'left-out',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The last column of a worksheet (XFD), from 0, and its last row, from 1. */
const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_576;

const column = z.int().check(z.gte(0), z.lte(LAST_COLUMN));
/** A column, from 0, and what the teacher says it holds. */
const columnChoice = z.strictObject({ column, role: z.enum(columnRoles) });

/** A teacher's decisions about one class of a workbook; missing fields follow the workbook. */
const classChoice = z.strictObject({
  /** The sheet's name, and the class if the sheet lists several. */
  sheet: line(limits.sheetNameLength),
  class: z.optional(line(limits.sheetNameLength)),
  name: z.optional(line(limits.sheetNameLength)),
  leftOut: z.optional(z.literal(true)),
  /** The columns that make a name, surname first; from 0. */
  nameColumns: z.optional(z.array(column).check(z.minLength(1), z.maxLength(3))),
  /** The first row of the headings, as the spreadsheet numbers it; 0 if there are none. Of a sheet, as the next two. */
  headingRow: z.optional(z.int().check(z.gte(0), z.lte(LAST_ROW))),
  /** Columns that hold something else than the reader found. */
  columns: z.optional(z.array(columnChoice).check(z.maxLength(limits.correctedColumns))),
  /** Rows with which a class begins, after the first class: a title or a pupil. All of them. */
  borders: z.optional(
    z.array(z.int().check(z.gte(1), z.lte(LAST_ROW))).check(z.maxLength(limits.notebookClasses)),
  ),
  term: z.optional(term),
  /** Full marks of columns for which the file says none. Of a sheet. */
  fullMarks: z.optional(
    z
      .array(z.strictObject({ column, scale: z.int().check(z.gte(1), z.lte(1000)) }))
      .check(z.maxLength(limits.correctedColumns)),
  ),
});
export type ClassChoice = z.infer<typeof classChoice>;

/** A teacher's decisions about how a workbook is read. */
export const readingChoices = z.array(classChoice).check(z.maxLength(limits.readingChoices));
export type ReadingChoices = z.infer<typeof readingChoices>;
