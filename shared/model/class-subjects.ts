import * as z from 'zod/mini';
import { foldText } from '../text/fold-text.ts';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { term } from './term.ts';
import { line } from './text.ts';

/** The streams of the last year of secondary school. */
export const streams = [
  'sciences',
  'maths',
  'technical',
  'management',
  'letters',
  'languages',
  'arts',
] as const;
export type Stream = (typeof streams)[number];

/** What an absence without a mark does to averages; without it, the pupil has no general average yet. */
export const absenceRules = ['zero', 'left-out'] as const;
export type AbsenceRule = (typeof absenceRules)[number];

/** In quarters, as 1.5. 0 is refused: a subject that does not count has no `terms`. */
export const coefficient = quarters(0.25, limits.coefficient);

const someTerms = z.array(term).check(z.maxLength(3));

/** How a subject of a class counts in the general average. Its marks are the mark sheets of this subject. */
export const classSubject = z.strictObject({
  subject: line(limits.textLength),
  /** Missing: not known yet, and there is no general average until it is. */
  coefficient: z.optional(coefficient),
  /** The terms in which it has marks that count. Missing: all; empty: it does not count. */
  terms: z.optional(someTerms),
  /** The terms in which it has words instead of marks; it does not count in them. */
  words: z.optional(someTerms),
  /** Whether pupils may be exempt from it. Missing: only from subjects that are known for it. */
  exempt: z.optional(z.boolean()),
  /** Only its points above half of the full mark count, and it is not part of the divisor. */
  bonus: z.optional(z.literal(true)),
});
export type ClassSubject = z.infer<typeof classSubject>;

/** How a class's general averages are calculated. Everything is optional: what is missing is asked for. */
export const classSubjects = z.strictObject({
  /** In the order of tables. Two names that the record does not tell apart are one subject. */
  subjects: z.array(classSubject).check(
    z.maxLength(limits.classSubjects),
    z.refine(
      (subjects) => new Set(subjects.map((one) => foldText(one.subject))).size === subjects.length,
      { error: 'duplicate_subject' },
    ),
  ),
  /** The year of study within the level, from 1. */
  year: z.optional(z.int().check(z.gte(1), z.lte(5))),
  stream: z.optional(z.enum(streams)),
  /** The preset that the coefficients began as. */
  preset: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  /** The full mark of general averages. Missing: 10 in primary schools, otherwise 20. */
  scale: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  /** What an absence and an excused absence count as. */
  absent: z.optional(z.enum(absenceRules)),
  excused: z.optional(z.enum(absenceRules)),
  /** The average of the year from which pupils move up. Missing: no decision is proposed. */
  pass: z.optional(quarters(0.25, 1000)),
});
export type ClassSubjects = z.infer<typeof classSubjects>;
