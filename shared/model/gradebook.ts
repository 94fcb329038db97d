import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { markRoles } from './mark-role.ts';
import { CONTROL } from './text.ts';

/** What stands in one place of the page: may be empty, and holds no control character. */
const text = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((value) => ![...value].some((character) => CONTROL.test(character)), {
      error: 'control_character',
    }),
  );

/** Ten thousandths of the picture's width or height. */
const share = z.int().check(z.gte(0), z.lte(10_000));

/** Where something is in the page's picture: left, top, width and height, of which the picture has 10,000 each. */
export const pictureBox = z.tuple([share, share, share, share]);
export type PictureBox = z.infer<typeof pictureBox>;

/** What a column of a gradebook holds. `other` is anything that is copied and not looked at. */
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
  /** Unique among the columns, and never given to another. */
  id,
  kind: z.enum(columnKinds),
  heading: text(limits.gradebookTextLength),
  /** The full mark, of a column of marks or averages. */
  scale: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  role: z.optional(z.enum(markRoles)),
  /** The teacher has said that a column of marks without a role counts in no average. */
  checked: z.optional(z.literal(true)),
});
export type GradebookColumn = z.infer<typeof gradebookColumn>;

export const gradebookCell = z.strictObject({
  /** As it is written, or as the teacher has put it; empty if nothing is there. */
  text: text(limits.gradebookTextLength),
  /** How sure the reading is, in per cent: of so many such cells as many are right. None for what a person wrote. */
  confidence: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Where it stands in the picture; a cell the teacher has added stands nowhere. */
  box: z.optional(pictureBox),
  /** What was read first, once it is no longer what is there. */
  read: z.optional(text(limits.gradebookTextLength)),
  /** What another reader made of the same crop. */
  second: z.optional(text(limits.gradebookTextLength)),
  /** The teacher has looked at it: it is right as it is. */
  checked: z.optional(z.literal(true)),
});
export type GradebookCell = z.infer<typeof gradebookCell>;

export const gradebookRow = z.strictObject({
  /** Unique among the rows, and never given to another. */
  id,
  /** A line under the pupils, such as the average of the class, is no pupil's. */
  summary: z.optional(z.literal(true)),
  /** Whose row it is: an index into the pupils of the class list. */
  pupil: z.optional(z.int().check(z.gte(0))),
  /** One for each column, in their order. */
  cells: z.array(gradebookCell).check(z.maxLength(limits.gradebookColumns)),
});
export type GradebookRow = z.infer<typeof gradebookRow>;

/** One part of an average: the mean of all columns with one of these roles, and how often it counts. */
const averagePart = z.strictObject({
  roles: z.array(z.enum(markRoles)).check(z.minLength(1), z.maxLength(markRoles.length)),
  weight: z.int().check(z.gte(1), z.lte(20)),
});
export type AveragePart = z.infer<typeof averagePart>;

/** How averages are worked out: the sum of the parts, each as often as it counts, by how often they count. */
export const averageRule = z.strictObject({
  /** The preset it began as, by its id; `custom` once it was edited. */
  preset: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  parts: z.array(averagePart).check(z.minLength(1), z.maxLength(markRoles.length)),
  /** The full mark of the average. */
  scale: z.int().check(z.gte(1), z.lte(1000)),
});
export type AverageRule = z.infer<typeof averageRule>;

const listedPupil = z.strictObject({
  /** Surname first, as the list writes it. */
  name: text(limits.pupilNameLength),
  registrationNumber: z.optional(text(limits.gradebookTextLength)),
});
export type ListedPupil = z.infer<typeof listedPupil>;

/** The pupils of the class, from the teacher's own spreadsheet, in its order: a name is chosen from it, not read. */
export const classList = z.strictObject({
  /** The spreadsheet's file name, and its sheet. */
  source: text(limits.fileNameLength),
  sheet: text(limits.sheetNameLength),
  pupils: z.array(listedPupil).check(z.maxLength(limits.classPupils)),
  /** The teacher has said that it is this class's, though many names of the page are not in it. */
  rightClass: z.optional(z.literal(true)),
});
export type ClassList = z.infer<typeof classList>;

/** Which digits the page is written in. */
export const digitScripts = ['western', 'arabic-indic'] as const;
export type DigitScript = (typeof digitScripts)[number];

/**
 * What is to be known of a whole page. The first three make every mark of it doubtful; `first-row-number`: its rows are not numbered from 1; `row-missed`: two lines of marks
 * stand where one row was found; `pupil-count`: it has more rows or fewer than the list has pupils; `names-by-order`: its names could not be read, and the rows were given the list's
 * pupils in their order; `tables-left-out`: it has another table, of which nothing is here; `page-cut`: its
 * table runs on to the picture's edge, where some of it may be missing.
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
] as const;
export type PageWarning = (typeof pageWarnings)[number];

const gradebookParts = z.strictObject({
  /** The language of the page, and with it its direction. */
  language: z.enum(['ar', 'fr', 'en']),
  digits: z.enum(digitScripts),
  /** What stands above the table. */
  title: text(limits.gradebookTextLength),
  /** From the side where reading begins: the right one in Arabic. */
  columns: z.array(gradebookColumn).check(z.maxLength(limits.gradebookColumns)),
  rows: z.array(gradebookRow).check(z.maxLength(limits.gradebookRows)),
  classList: z.optional(classList),
  averages: z.optional(averageRule),
  warnings: z.array(z.enum(pageWarnings)),
});
export type Gradebook = z.infer<typeof gradebookParts>;

const areUnique = (things: readonly { readonly id: string }[]): boolean =>
  new Set(things.map((thing) => thing.id)).size === things.length;

/** A page of marks as it was read and then checked: the document that an extraction makes. */
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
