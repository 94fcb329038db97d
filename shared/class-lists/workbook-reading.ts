import * as z from 'zod/mini';
import type { JobFailureCode } from '../model/job.ts';
import { columnRoles } from '../model/reading-choices.ts';
import { schoolLevel } from '../model/profile.ts';
import { listedClasses } from '../model/listed-classes.ts';
import { term } from '../model/term.ts';

/** Problems that make a workbook unusable; a job fails with the same code. */
export const fatalProblems = [
  'spreadsheet-empty',
  'sheet-without-names',
  'formulas-without-results',
  'sheet-too-many-rows',
  'name-too-long',
  'too-many-classes',
  'too-many-pupils',
] as const satisfies readonly JobFailureCode[];

/**
 * Problems that nothing fails for. `mark-above-scale` (`sheet`, `row`, `heading`, `mark`, `scale`) and
 * `mark-unreadable` (`sheet`, `row`, `heading`, `mark`): the mark is kept as written. `sheet-repeated` (`sheet`, `of`):
 * a sheet with the class, subject and term of another was read once. `marks-differ` (`sheet`, `of`, `count`, `heading`,
 * `mark`, `kept`): such a sheet has other marks, and those of the first were kept. `pupil-twice` (`sheet`, `row`): the registration
 * number is already in this sheet. `row-without-name` (`sheet`, `row`): a row with a registration number but no name
 * was left out. `rows-left-out` (`sheet`, `count`, `rows`): rows with marks among the pupils that have no name,
 * such as a pupil's second line. `test-pupil` (`sheet`, `count`, `rows`): the pupil that a learning platform lets a teacher
 * be, who was left out. `pupils-differ` (`sheet`, `of`, `count`): pupils of a term's sheet who are not on the first sheet were
 * added at the end. `remarks-left-out` (`sheet`, `count`): remarks without marks or a named term were left out.
 * `formulas-left-out` (`sheet`, `cells`): columns of averages or remarks, or titles, whose formulas have no results in
 * the file. `formula-errors` (`sheet`, `cells`): cells with an error, which count as empty.
 * `columns-left-out` (`sheet`, `count`, `headings`): columns of numbers that are in no term. The same of
 * `columns-worked-out`: sums, averages and grades that a learning platform calculated; and of `letters-left-out`: columns of
 * grades such as B+. `marks-excused` (`sheet`, `heading`, `count`, `mark`): words such as `EX` or `Missing`, and
 * `Excused` of a learning platform, which leave their cells empty. `full-marks-unsaid` (`sheet`, `count`, `headings`): columns whose full mark the file does not say, with
 * the one that was taken. `marks-in-percent` (`sheet`,
 * `heading`, `count`, `mark`, `value`, `scale`, 0 if unknown): percentages, counted as that part of the full mark.
 * `marks-as-dates` (`sheet`, `heading`, `count`, `row`, `mark`, `perhaps`, which is a mark or `none`): dates and times,
 * which are no marks. `marks-hidden` (`sheet`, `heading`, `count`, `row`, `mark`): numbers that the sheet does not show.
 * `birth-dates-unread` (`sheet`, `count`, `rows`, `date`): days of birth that are not understood, or lack their day or year.
 * `numbers-rounded` (`sheet`, `count`, `rows`, `number`): registration numbers of which the file has only the first digits.
 * `rows-hidden` (`sheet`, `count`, `rows`): pupils in hidden rows, who were read. `sheets-hidden` (`count`, `sheets`): hidden
 * sheets, which were not. `sheets-left-out` (`count`, `sheets`): sheets with names that are no lists of pupils,
 * or may be none beside sheets with headings, which were not either.
 */
export const readingNotices = [
  'mark-above-scale',
  'mark-unreadable',
  'sheet-repeated',
  'marks-differ',
  'pupil-twice',
  'row-without-name',
  'rows-left-out',
  'test-pupil',
  'pupils-differ',
  'remarks-left-out',
  'formulas-left-out',
  'formula-errors',
  'columns-left-out',
  'columns-worked-out',
  'letters-left-out',
  'marks-excused',
  'full-marks-unsaid',
  'marks-in-percent',
  'marks-as-dates',
  'marks-hidden',
  'birth-dates-unread',
  'numbers-rounded',
  'rows-hidden',
  'sheets-hidden',
  'sheets-left-out',
] as const;

const readingProblem = z.object({
  code: z.enum([...fatalProblems, ...readingNotices]),
  sheet: z.optional(z.string()),
  /** As the spreadsheet shows it, from 1. */
  row: z.optional(z.int()),
  /** Values for the code's text, including `sheet` and `row`. */
  params: z.optional(z.record(z.string(), z.string())),
});
export type ReadingProblem = z.infer<typeof readingProblem>;
type FatalProblem = ReadingProblem & { readonly code: (typeof fatalProblems)[number] };

const fatal: ReadonlySet<string> = new Set(fatalProblems);
/** Nothing can be made until the class or sheet is left out, a question is answered, or the file is replaced. */
export const isFatal = (problem: ReadingProblem): problem is FatalProblem =>
  fatal.has(problem.code);

/**
 * A sheet that may be a list, but whose name columns are ambiguous. A choice with the sheet's name and `nameColumns`,
 * or `leftOut`, answers it; until then the sheet is no class.
 */
const nameQuestion = z.object({
  kind: z.literal('name-columns'),
  sheet: z.string(),
  /** Columns that may contain names, in the sheet's order. */
  columns: z.array(
    z.object({
      /** From 0. */
      column: z.int(),
      heading: z.optional(z.string()),
      /** Values from the same three rows of each column; empty if the cell is empty. */
      examples: z.array(z.string()),
    }),
  ),
  /** The columns to preselect, surname first. */
  proposed: z.array(z.int()),
});
export type NameQuestion = z.infer<typeof nameQuestion>;

const foundMarks = z.object({
  sheet: z.string(),
  /** Missing if the workbook does not name the term. */
  term: z.optional(term),
  /** Columns of marks and averages, and the number of their filled cells. */
  columns: z.int(),
  marks: z.int(),
  /** Pupils with a remark. */
  remarks: z.int(),
});

/** What was read of a class. A choice refers to it by `sheet` and, if present, `class`. */
const classReading = z.object({
  /** The first of its sheets. */
  sheet: z.string(),
  /** The class's name, if the sheet lists several. */
  class: z.optional(z.string()),
  /** The name to print, and the name in the workbook. */
  name: z.string(),
  nameInWorkbook: z.string(),
  pupils: z.int(),
  subject: z.optional(z.string()),
  level: z.optional(schoolLevel),
  /** In term order; empty if the workbook has no marks of the class. */
  terms: z.array(foundMarks),
  /** `refused`: a fatal problem names its sheet. */
  state: z.enum(['read', 'left-out', 'refused']),
});
export type ClassReading = z.infer<typeof classReading>;

/** How a sheet was read, as a choice may correct it. */
const sheetReading = z.object({
  sheet: z.string(),
  /** The first and last row of the headings; missing without headings. */
  headings: z.optional(z.object({ first: z.int(), last: z.int() })),
  /** Every column, from 0, and what it holds. */
  columns: z.array(z.object({ column: z.int(), role: z.enum(columnRoles) })),
  /** The columns of numbers that were not read. */
  numbers: z.array(z.int()),
  /** Those of them that may be marks: no sums, shares, ranks or ages. */
  perhapsMarks: z.array(z.int()),
  /** Columns of marks whose full mark is not in the file and may be another than was taken; none if it is the usual one. */
  fullMarks: z.array(z.object({ column: z.int(), heading: z.string(), scale: z.int() })),
  /** The rows of its pupils, and of those with which another class begins. */
  pupils: z.array(z.int()),
  borders: z.array(z.int()),
  /** The term that the sheet names, or the teacher. */
  term: z.optional(term),
});
export type SheetReading = z.infer<typeof sheetReading>;

/** The result of reading a workbook. Plain data, so that a worker can send it and it can be parsed. */
export const workbookReading = z.object({
  /**
   * The classes with state `read`, in the order of `classes`; the school data come from the first sheet that has them.
   */
  listed: listedClasses,
  classes: z.array(classReading),
  /** Fatal problems first; each kind in sheet order. */
  problems: z.array(readingProblem),
  questions: z.array(nameQuestion),
  /** Every sheet with a filled cell. */
  sheets: z.array(sheetReading),
});
export type WorkbookReading = z.infer<typeof workbookReading>;
