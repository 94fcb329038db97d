import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { cellText } from '../model/gradebook.ts';
import { limits } from '../model/limits.ts';
import { markRoles } from '../model/mark-role.ts';
import { markSheetId } from '../model/mark-sheet.ts';
import { pupilId } from '../model/saved-class.ts';
import { term } from '../model/term.ts';
import { isoDateTime } from '../model/text.ts';
import { ulid } from '../model/ulid.ts';
import { printedGrid } from './printed-grid.ts';
import { sheetNumber } from './sheet-code.ts';

/** A column of a printed grid, as a column of the class's mark sheet has it. */
export const printedColumn = z.strictObject({
  /** The id of the column in the mark sheet; that of a new column if the class had no such column then. */
  id: z.string().check(z.regex(/^[a-z0-9]{1,8}$/)),
  heading: cellText(limits.gradebookTextLength),
  scale: z.int().check(z.gte(1), z.lte(1000)),
  role: z.optional(z.enum(markRoles)),
});
export type PrintedColumn = z.infer<typeof printedColumn>;

/**
 * What a printed page of marks means, by the number in its corner marks. A class changes during the year and paper does
 * not, so the pupils and columns are those of the day it was printed.
 */
export const printedSheet = z
  .strictObject({
    number: sheetNumber,
    /** Where everything is on the page. */
    layout: printedGrid,
    printedAt: isoDateTime(),
    /** The job that made its notebook; missing for a mark sheet of its own. */
    jobId: z.optional(ulid),
    classId,
    /** The version of the class that was printed. */
    classVersion: z.int().check(z.positive()),
    subject: z.string().check(z.minLength(1), z.maxLength(limits.textLength)),
    term,
    /** The mark sheet of the subject in the term; the class may not have it yet. */
    sheetId: markSheetId,
    /** In the order of the print: one for each of the first rows. */
    pupils: z.array(pupilId).check(z.maxLength(limits.classPupils)),
    /** Rows below the pupils that have no name yet. */
    spareRows: z.int().check(z.gte(0)),
    columns: z.array(printedColumn),
  })
  .check(
    z.refine(
      ({ layout, pupils, spareRows, columns }) =>
        layout.rows.length === pupils.length + spareRows &&
        layout.columns.length === columns.length &&
        new Set(pupils).size === pupils.length &&
        new Set(columns.map(({ id }) => id)).size === columns.length,
      { error: 'inconsistent' },
    ),
  );
export type PrintedSheet = z.infer<typeof printedSheet>;
