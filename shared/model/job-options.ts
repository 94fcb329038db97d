import * as z from 'zod/mini';
import { languages } from './locale.ts';

/**
 * What a teacher may choose for the files of a job, with what a request means that leaves it out. Each is a yes or no, or
 * one of a few names. Requests, stored jobs, the form and the history derive from this table. Its texts are
 * `option.<table>.<name>` in `options.json`, and `option.<table>.<name>.<value>` for each value of a choice.
 */
export const jobOptions = {
  notebook: z.object({
    /** A4 pages, or two A5 pages on each side of a sheet, in the order for folding. */
    format: z._default(z.enum(['a4', 'booklet']), 'a4'),
    /** Corner marks around the mark grids of saved classes, by which a photo of a filled grid is recognised. */
    cornerMarks: z._default(z.boolean(), false),
    /** In the annual distribution: the lessons of weeks that are not over, and what the year has no sessions left for. */
    lessonsAhead: z._default(z.boolean(), true),
    unplacedLessons: z._default(z.boolean(), true),
  }),
  /** Of a reading of marks. */
  grade: z.object({
    /** Marks of a printed sheet go into the record of its class by themselves, if all are certain. */
    addCertain: z._default(z.boolean(), false),
  }),
  /** Of the slips of a report. */
  slips: z.object({
    /** Slips are cut from pages of A4: four of A6, or two of A5. */
    format: z._default(z.enum(['a6', 'a5']), 'a6'),
    /** Whether the pupil's rank is printed, and the difference from the term before. */
    rank: z._default(z.boolean(), true),
    progress: z._default(z.boolean(), true),
  }),
};
export type OptionTable = keyof typeof jobOptions;
export type JobOptions<T extends OptionTable> = z.infer<(typeof jobOptions)[T]>;

/** The options of one table in a request, or in anything else that names some; the others are the usual ones. */
export function optionsIn<T extends OptionTable>(table: T, from: object): JobOptions<T>;
export function optionsIn(table: OptionTable, from: object): object {
  return z.parse(jobOptions[table], from);
}

/** The language of a job's files, and of notes in them. */
export const fileLanguage = z._default(z.enum(languages), 'en');
