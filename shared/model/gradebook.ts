import * as z from 'zod/mini';
import { classId } from './class-id.ts';
import { jobFailure } from './job.ts';
import { limits } from './limits.ts';
import { averageRule } from './average-rule.ts';
import { markRoles } from './mark-role.ts';
import { term } from './term.ts';
import { cellText } from './text.ts';

/** Ten thousandths of the picture's width or height. */
const share = z.int().check(z.gte(0), z.lte(10_000));

/** Position in the page's picture: left, top, width and height in ten-thousandths of its sides. */
export const pictureBox = z.tuple([share, share, share, share]);
export type PictureBox = z.infer<typeof pictureBox>;

/** What a column of a gradebook contains. `other` columns are copied without being interpreted. */
export const columnKinds = [
  'ordinal',
  'registrationNumber',
  'name',
  'mark',
  'average',
  'remark',
  'other',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const id = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));

export const gradebookColumn = z.strictObject({
  /** Unique among the columns and never reused. */
  id,
  kind: z.enum(columnKinds),
  heading: cellText(limits.gradebookTextLength),
  /** The first reading of the heading, if that was mapped to a known one. */
  read: z.optional(cellText(limits.gradebookTextLength)),
  /** The heading is far from every known one, and the teacher has not confirmed it. */
  unsure: z.optional(z.literal(true)),
  /** The full mark, for columns of marks or averages. */
  scale: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  role: z.optional(z.enum(markRoles)),
  /** A column of ticks, crosses and other signs that are no marks, until the teacher says what it is. */
  ticks: z.optional(z.literal(true)),
  /** The teacher has confirmed that this column of marks, which has no role, counts in no average. */
  checked: z.optional(z.literal(true)),
  /** Of a printed sheet: the id of the column of the class's mark sheet that these marks belong to. */
  recordColumn: z.optional(id),
});
export type GradebookColumn = z.infer<typeof gradebookColumn>;

export const gradebookCell = z.strictObject({
  /** As written on the page or corrected by the teacher; empty if the cell is empty. */
  text: cellText(limits.gradebookTextLength),
  /** Per cent of such readings that are right. Missing for text that a person wrote. */
  confidence: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Missing for cells that the teacher added. */
  box: z.optional(pictureBox),
  /** The first reading, kept once the text differs from it. */
  read: z.optional(cellText(limits.gradebookTextLength)),
  /** A second reader's reading of the same crop. */
  second: z.optional(cellText(limits.gradebookTextLength)),
  /** The teacher has confirmed the text as it is. */
  checked: z.optional(z.literal(true)),
  /** There was no doubt about the reading only because the teacher's handwriting was learnt. */
  byHand: z.optional(z.literal(true)),
});
export type GradebookCell = z.infer<typeof gradebookCell>;

export const gradebookRow = z.strictObject({
  /** Unique among the rows and never reused. */
  id,
  /** A line that belongs to no pupil, such as the class average. */
  summary: z.optional(z.literal(true)),
  /** The row's pupil: an index into the class list. */
  pupil: z.optional(z.int().check(z.gte(0))),
  /** The index of the picture with this row, of several; the first by default. All its boxes are on it. */
  page: z.optional(z.int().check(z.gte(0), z.lt(limits.extractionPictures))),
  cells: z.array(gradebookCell).check(z.maxLength(limits.gradebookColumns)),
});
export type GradebookRow = z.infer<typeof gradebookRow>;

const listedPupil = z.strictObject({
  /** Surname first, as the list writes it. */
  name: cellText(limits.pupilNameLength),
  registrationNumber: z.optional(cellText(limits.gradebookTextLength)),
  /** The id of the pupil in the saved class, if the page is a printed sheet. */
  id: z.optional(id),
  /** No longer on the list of the saved class, but on the printed sheet. */
  left: z.optional(z.literal(true)),
});
export type ListedPupil = z.infer<typeof listedPupil>;

/** The pupils of the class, in the order of the teacher's spreadsheet. Names are chosen from it, not read. */
export const classList = z.strictObject({
  /** The spreadsheet's file name, and its sheet. */
  source: cellText(limits.fileNameLength),
  sheet: cellText(limits.sheetNameLength),
  pupils: z.array(listedPupil).check(z.maxLength(2 * limits.classPupils)),
  /** The teacher has confirmed the list although many names on the page are not in it. */
  rightClass: z.optional(z.literal(true)),
});
export type ClassList = z.infer<typeof classList>;

/** Of a printed sheet: the mark sheet of a saved class that its marks belong to. */
export const printedRecord = z.strictObject({
  classId,
  subject: cellText(limits.textLength),
  term,
});

/** Which digits the page is written in. */
export const digitScripts = ['western', 'arabic-indic'] as const;
export type DigitScript = (typeof digitScripts)[number];

/**
 * Warnings about the page as a whole. The first three make every mark doubtful.
 * `first-row-number`: row numbers do not begin at 1. `row-missed`: one row was found where there are two lines of
 * marks. `pupil-count`: rows and listed pupils differ in number. `names-by-order`: names were unreadable, so rows
 * follow the list's order. `tables-left-out`: another table was not read. `page-cut`: the table reaches the picture's
 * edge, so part of it may be missing. `second-reading-missing`: only one of two readers has read the page.
 * `sheet-unknown`: the page has the corner marks of a printed sheet that is not one of the teacher's. `sheet-unclear`: it
 * is one of the teacher's, but its cells could not be found. `sheet-cut`: two of its corner marks were not seen, so every
 * mark is doubtful.
 */
export const pageWarnings = [
  'handwriting',
  'small-text',
  'row-numbers',
  'first-row-number',
  'row-missed',
  'pupil-count',
  'names-by-order',
  'tables-left-out',
  'page-cut',
  'second-reading-missing',
  'sheet-unknown',
  'sheet-unclear',
  'sheet-cut',
] as const;
export type PageWarning = (typeof pageWarnings)[number];

/**
 * Why a picture that was read has no part in the table of several. `other-columns`: its columns of marks are not
 * those of the others. `facing-page`: the same, but its pupils are those of the others. `unclear-rows`: its rows
 * contradict the others. `unclear-class`: nothing shows that it is the same class. `too-many-rows`: more than a table
 * may have.
 */
export const pageMisfits = [
  'other-class',
  'other-subject',
  'other-term',
  'other-columns',
  'facing-page',
  'unclear-rows',
  'unclear-class',
  'too-many-rows',
] as const;
export type PageMisfit = (typeof pageMisfits)[number];

/** One of several pictures; both fields are missing if its rows are in the table. */
const gradebookPage = z.strictObject({
  misfit: z.optional(z.enum(pageMisfits)),
  failure: z.optional(jobFailure),
});
export type GradebookPage = z.infer<typeof gradebookPage>;

const gradebookParts = z.strictObject({
  /** The language of the page, which also gives its direction. */
  language: z.enum(['ar', 'fr', 'en']),
  digits: z.enum(digitScripts),
  /** The text above the table. */
  title: cellText(limits.gradebookTextLength),
  /** In reading order: from the right in Arabic. */
  columns: z.array(gradebookColumn).check(z.maxLength(limits.gradebookColumns)),
  rows: z.array(gradebookRow).check(z.maxLength(limits.gradebookRows)),
  classList: z.optional(classList),
  /** Missing unless the page is a printed sheet of a saved class. */
  record: z.optional(printedRecord),
  averages: z.optional(averageRule),
  warnings: z.array(z.enum(pageWarnings)),
  /** The pictures, if there were several. */
  pages: z.optional(z.array(gradebookPage).check(z.maxLength(limits.extractionPictures))),
});
export type Gradebook = z.infer<typeof gradebookParts>;

const areUnique = (things: readonly { readonly id: string }[]): boolean =>
  new Set(things.map((thing) => thing.id)).size === things.length;

/** A page of marks as it was read and then checked; the document of an extraction job. */
export const gradebook = gradebookParts.check(
  z.refine(
    ({ columns, rows, classList: list }) =>
      areUnique(columns) &&
      areUnique(rows) &&
      rows.every(
        ({ cells, pupil = -1 }) =>
          cells.length === columns.length && pupil < (list?.pupils.length ?? 0),
      ),
    { error: 'inconsistent' },
  ),
);
