import * as z from 'zod/mini';
import type { JobFailureCode } from '../model/job.ts';
import { schoolLevel } from '../model/profile.ts';
import { listedClasses } from '../model/listed-classes.ts';
import { term } from '../model/term.ts';

/** Nothing is made of a workbook with one of these; a job fails with the same code. */
export const fatalProblems = [
  'spreadsheet-empty',
  'sheet-without-names',
  'sheet-too-many-rows',
  'name-too-long',
  'too-many-classes',
  'too-many-pupils',
] as const satisfies readonly JobFailureCode[];

/**
 * What a teacher should know and nothing fails for: `mark-above-scale` (`sheet`, `row`, `heading`, `mark`, `scale`) and
 * `mark-unreadable` (`sheet`, `row`, `heading`, `mark`) are carried as they are written; `sheet-repeated` (`sheet`, `of`) says
 * that a sheet has the class, subject and term of another, and was taken once; `pupil-twice` (`sheet`, `row`) that a
 * registration number has stood in this sheet before; `row-without-name` (`sheet`, `row`) that a row has a registration
 * number and nobody's name, and was left out; `pupils-differ` (`sheet`, `of`, `count`) that so many pupils of a
 * term's sheet are not on the class's first one, and were put at its end; `remarks-left-out` (`sheet`, `count`) that a
 * sheet without marks has remarks of no named term, which the notebook has no place for.
 */
export const readingNotices = [
  'mark-above-scale',
  'mark-unreadable',
  'sheet-repeated',
  'pupil-twice',
  'row-without-name',
  'pupils-differ',
  'remarks-left-out',
] as const;

const readingProblem = z.object({
  code: z.enum([...fatalProblems, ...readingNotices]),
  sheet: z.optional(z.string()),
  /** As the spreadsheet shows it, from 1. */
  row: z.optional(z.int()),
  /** The values that the code's text names, `sheet` and `row` among them. */
  params: z.optional(z.record(z.string(), z.string())),
});
export type ReadingProblem = z.infer<typeof readingProblem>;
type FatalProblem = ReadingProblem & { readonly code: (typeof fatalProblems)[number] };

const fatal: ReadonlySet<string> = new Set(fatalProblems);
/** Nothing can be made until the class or its sheet is left out, a question is answered, or the file is another. */
export const isFatal = (problem: ReadingProblem): problem is FatalProblem =>
  fatal.has(problem.code);

/**
 * A sheet that may be a list, of which nobody can tell which columns hold the names. It is answered by a choice with
 * the sheet's name and `nameColumns`, or `leftOut`; until then the sheet is no class.
 */
const nameQuestion = z.object({
  kind: z.literal('name-columns'),
  sheet: z.string(),
  /** Those that may hold names, as the sheet has them. */
  columns: z.array(
    z.object({
      /** From 0. */
      column: z.int(),
      heading: z.optional(z.string()),
      /** What stands in the same three rows of each column; empty where nothing does. */
      examples: z.array(z.string()),
    }),
  ),
  /** The columns to begin with, surname first. */
  proposed: z.array(z.int()),
});
export type NameQuestion = z.infer<typeof nameQuestion>;

const foundMarks = z.object({
  sheet: z.string(),
  /** Missing where the workbook does not say which. */
  term: z.optional(term),
  /** Columns of marks and averages, and cells of them that are not empty. */
  columns: z.int(),
  marks: z.int(),
  /** Pupils with a remark. */
  remarks: z.int(),
});

/** What was found of a class. A choice names it by `sheet` and, where there is one, `class`. */
const classReading = z.object({
  /** The first of its sheets. */
  sheet: z.string(),
  /** Which class of the sheet, where it is a list of several. */
  class: z.optional(z.string()),
  /** As it will be printed, and as the workbook has it. */
  name: z.string(),
  nameInWorkbook: z.string(),
  pupils: z.int(),
  subject: z.optional(z.string()),
  level: z.optional(schoolLevel),
  /** In the order of the terms; none where the workbook has no marks of the class. */
  terms: z.array(foundMarks),
  /** `refused`: a fatal problem names its sheet. */
  state: z.enum(['read', 'left-out', 'refused']),
});
export type ClassReading = z.infer<typeof classReading>;

/** How a workbook is understood. Plain data: it can be sent from a worker, and parsed. */
export const workbookReading = z.object({
  /** The classes that are `read`, in the order of `classes`; what stands above them is the workbook's first. */
  listed: listedClasses,
  classes: z.array(classReading),
  /** Fatal ones first, each kind in the order of the sheets. */
  problems: z.array(readingProblem),
  questions: z.array(nameQuestion),
});
export type WorkbookReading = z.infer<typeof workbookReading>;
