import * as z from 'zod/mini';
import { printedQuestion, type PrintedQuestion } from '../model/answer-sheets.ts';
import { testForms } from '../model/content-types.ts';
import { classId } from '../model/class-id.ts';
import { cellText, isoDateTime } from '../model/text.ts';
import { limits } from '../model/limits.ts';
import { rollKey } from '../model/attendance.ts';
import { markRoles } from '../model/mark-role.ts';
import { markSheetId } from '../model/mark-sheet.ts';
import { pupilId } from '../model/saved-class.ts';
import { term } from '../model/term.ts';
import { ulid } from '../model/ulid.ts';
import { printedAnswers } from './printed-answers.ts';
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

/** What every printed sheet says. A class changes during the year and paper does not: all is as it was when printed. */
const print = {
  number: sheetNumber,
  printedAt: isoDateTime(),
  classId,
  classVersion: z.int().check(z.positive()),
};
const pupils = z.array(pupilId).check(z.maxLength(limits.classPupils));

/** What a printed page of marks means, by the number in its corner marks. */
export const printedMarks = z
  .strictObject({
    ...print,
    /** Where everything is on the page. */
    layout: printedGrid,
    /** The job that made its notebook; missing for a mark sheet of its own. */
    jobId: z.optional(ulid),
    subject: z.string().check(z.minLength(1), z.maxLength(limits.textLength)),
    term,
    /** The mark sheet of the subject in the term; the class may not have it yet. */
    sheetId: markSheetId,
    /** In the order of the print: one for each of the first rows. */
    pupils,
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
export type PrintedMarks = z.infer<typeof printedMarks>;

/** The signs that a teacher draws into a register: × absent, ● late, ⊗ excused. */
export const drawnSigns = ['absent', 'late', 'excused'] as const;
export type DrawnSign = (typeof drawnSigns)[number];

const index = z.int().check(z.gte(0));

/** What is said of a page of a register, without where everything is on it. */
export const saidOfRegister = {
  ...print,
  jobId: z.optional(ulid),
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.textLength))),
  /** In the order of the print: one for each of the first rows. */
  pupils,
  /** Rows below the pupils that have no name yet. */
  spareRows: index,
  /** The rolls of each column: one, or those of both halves of a class that come on the same day and share it. */
  columns: z
    .array(
      z.strictObject({
        rolls: z
          .array(z.strictObject({ key: rollKey, half: z.optional(z.literal([1, 2])) }))
          .check(z.minLength(1), z.maxLength(2)),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.sheetColumns)),
  /** Signs that were known when it was printed and are on it in grey; rows and columns by their index. */
  printed: z
    .array(z.strictObject({ row: index, column: index, sign: z.enum(drawnSigns) }))
    .check(z.maxLength(limits.classPupils * limits.sheetColumns)),
};

/** What a printed page of a register means: a column for each date on which a class has a roll. */
export const printedRegister = z
  .strictObject({ ...saidOfRegister, layout: printedGrid })
  .check(
    z.refine(
      ({ layout, pupils, spareRows, columns, printed }) =>
        layout.rows.length === pupils.length + spareRows &&
        layout.columns.length === columns.length &&
        new Set(pupils).size === pupils.length &&
        printed.every(({ row, column }) => row < pupils.length && column < columns.length),
      { error: 'inconsistent' },
    ),
  );
export type PrintedRegister = z.infer<typeof printedRegister>;

/** How many groups of bubbles a question has: one of options, or one of whole points and one of quarters. */
export const groupsOfQuestion = ({ options }: PrintedQuestion): number => (options ? 1 : 2);

/** What is said of an answer sheet, without where everything is on it. */
const saidOfAnswers = {
  ...print,
  /** The job that drafted the test, and the version of the draft. */
  draft: z.strictObject({ jobId: ulid, version: z.int().check(z.positive()) }),
  title: z.string().check(z.maxLength(limits.textLength)),
  form: z.enum(testForms),
  /** Whose sheet it is; missing on a spare one, on which the pupil fills in a number. */
  pupil: z.optional(pupilId),
  /** Of a spare sheet: the pupils by their numbers, from 1. Its first two groups are the number's tens and ones. */
  pupils: z.optional(pupils),
};

/** What a printed answer sheet means. The key is not stored with it: the draft's newest version has it. */
export const printedAnswerSheet = z
  .strictObject({
    ...saidOfAnswers,
    layout: printedAnswers,
    /** In the order of the groups: one of options, or one of whole points and one of quarters. */
    questions: z.array(printedQuestion).check(z.maxLength(limits.testQuestions)),
  })
  .check(
    z.refine(
      ({ layout, pupil, pupils, questions }) => {
        const sizes = questions.map(({ options }) => (options ? [options.length] : [0, 0])).flat();
        const groups = layout.groups.slice(pupils ? 2 : 0);
        return (
          (pupil === undefined) !== (pupils === undefined) &&
          groups.length === sizes.length &&
          groups.every((group, index) => !sizes[index] || sizes[index] === group.length)
        );
      },
      { error: 'inconsistent' },
    ),
  );
export type PrintedAnswerSheet = z.infer<typeof printedAnswerSheet>;

export const printedSheet = z.union([printedMarks, printedRegister, printedAnswerSheet]);
export type PrintedSheet = z.infer<typeof printedSheet>;

/** A sheet as the export of an account lists it: answer sheets without layout and questions, which are most of them. */
export const listedSheet = z.union([printedMarks, printedRegister, z.object(saidOfAnswers)]);
export type ListedSheet = z.infer<typeof listedSheet>;

export const isMarks = (sheet: PrintedSheet | ListedSheet): sheet is PrintedMarks =>
  'sheetId' in sheet;
export const isRegister = (sheet: PrintedSheet | ListedSheet): sheet is PrintedRegister =>
  'printed' in sheet;
export const isAnswerSheet = (sheet: PrintedSheet): sheet is PrintedAnswerSheet => 'draft' in sheet;
