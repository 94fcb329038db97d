import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { schoolLevel, schoolYears } from './profile.ts';
import { line } from './text.ts';
import { ulid } from './ulid.ts';

/** What a line of a distribution is: a lesson, or what takes sessions without being one. */
export const lineKinds = [
  'lesson',
  'diagnostic',
  'launch',
  'integration',
  'remediation',
  'test',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** A lesson of a year, with what the curriculum says of it. */
const plannedLesson = z.strictObject({
  lesson: line(limits.textLength),
  /** الميدان */
  field: z.optional(line(limits.textLength)),
  /** المقطع */
  sequence: z.optional(line(limits.textLength)),
  /** الكفاءة الختامية */
  competence: z.optional(line(limits.competenceLength)),
  sessions: z.optional(z.int().check(z.gte(1), z.lte(limits.lessonSessions))),
  hours: z.optional(quarters(0.25, limits.lessonSessions)),
  /** When it is taught, as the teacher writes it: a month, a week or both. */
  week: z.optional(line(limits.weekLength)),
  /** Missing: as its words say. */
  kind: z.optional(z.enum(lineKinds)),
  /** The job of its lesson plan, which every class of the level uses. */
  plan: z.optional(ulid),
});
export type PlannedLesson = z.infer<typeof plannedLesson>;

/** The lessons of a subject in a year of study, in the order in which they are taught. */
export const annualDistribution = z
  .strictObject({
    subject: line(limits.textLength),
    level: schoolLevel,
    /** The year of study within the level, from 1. */
    year: z.int().check(z.gte(1), z.lte(5)),
    lessons: z.array(plannedLesson).check(z.minLength(1), z.maxLength(limits.plannedLessons)),
  })
  .check(z.refine(({ level, year }) => year <= schoolYears[level], { path: ['year'] }));
export type AnnualDistribution = z.infer<typeof annualDistribution>;

/** What a distribution is for; a teacher has one for each. */
export const scopeOf = ({
  subject,
  level,
  year,
}: Pick<AnnualDistribution, 'subject' | 'level' | 'year'>): string =>
  JSON.stringify([subject, level, year]);

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The annual distributions of a teacher: one for each subject and year of study. */
export const annualDistributions = z.strictObject({
  distributions: z.array(annualDistribution).check(
    z.maxLength(limits.distributions),
    z.refine((all) => new Set(all.map(scopeOf)).size === all.length, { error: 'repeated' }),
    // They are one item of the table and one request.
    z.refine((all) => bytesOf(all) <= limits.documentBytes, { error: 'too_big' }),
  ),
});
