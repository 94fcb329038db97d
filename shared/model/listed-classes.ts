import * as z from 'zod/mini';
import { markRoles } from './mark-role.ts';
import { limits } from './limits.ts';
import { schoolLevel } from './profile.ts';
import { pupil } from './pupil.ts';
import { term } from './term.ts';

const text = (most: number) => z.string().check(z.maxLength(most));

/** One more than the record takes, so that the record refuses a text that was cut. */
export const LONGEST_REMARK = limits.gradebookTextLength + 1;

const markColumn = z.object({
  heading: text(limits.gradebookTextLength),
  kind: z.enum(['mark', 'average']),
  role: z.optional(z.enum(markRoles)),
  /** The full mark that the heading names. */
  scale: z.optional(z.number()),
});

/** A class's marks of one term, as the workbook has them. */
export const termMarks = z.object({
  /** Missing if the workbook does not name the term. */
  term: z.optional(term),
  columns: z.array(markColumn).check(z.maxLength(limits.gradebookColumns)),
  /** For each pupil in class order, the text of each column as written: `12,5`, `غ`, or empty. */
  marks: z.array(z.array(text(limits.gradebookTextLength))),
  /** The teacher's remark on each pupil, in the same order; empty if there is none. Missing without any remark. */
  remarks: z.optional(z.array(text(LONGEST_REMARK))),
  /** The same of advice. */
  advice: z.optional(z.array(text(LONGEST_REMARK))),
  /** The averages come from the teacher's record and its rule; no other rule replaces them. */
  isRecorded: z.optional(z.literal(true)),
});
export type TermMarks = z.infer<typeof termMarks>;

/** What the newest test with points for each question says about what to teach again. */
export const toTeachAgain = z.object({
  /** Of the test. */
  heading: text(limits.gradebookTextLength),
  date: z.optional(z.string()),
  /** The numbers of the questions that everybody missed. */
  missedByAll: z.array(z.int()),
  /** Pupils by their place in the class, from 0, and the number of the question that they missed. */
  groups: z.array(z.object({ question: z.int(), pupils: z.array(z.int()) })),
});
export type ToTeachAgain = z.infer<typeof toTeachAgain>;

/** One class: a sheet of the workbook, or a part of a list that names each pupil's class. */
export const listedClass = z.object({
  /** The class code, e.g. `2م3`: the sheet's name. */
  name: text(limits.sheetNameLength),
  subject: z.optional(text(limits.textLength)),
  level: z.optional(schoolLevel),
  pupils: z.array(pupil),
  terms: z.optional(z.array(termMarks)),
  /** Only of a saved class. */
  teachAgain: z.optional(toTeachAgain),
});
export type ListedClass = z.infer<typeof listedClass>;

/** The content of a spreadsheet of names: the classes in sheet order, and what its heading says about the school. */
export const listedClasses = z.object({
  school: z.optional(text(limits.textLength)),
  academicSeason: z.optional(z.string()),
  /** The directorate of education (مديرية التربية). */
  educationalAdministration: z.optional(text(limits.textLength)),
  classes: z.array(listedClass),
});
export type ListedClasses = z.infer<typeof listedClasses>;
