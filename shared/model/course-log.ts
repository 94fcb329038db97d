import * as z from 'zod/mini';
import { classDocument, type ClassDocumentKind } from './class-document.ts';
import { limits } from './limits.ts';
import { isoDate, line } from './text.ts';

/** How a session went. Missing: nothing was said, and a past session counts as taught. */
export const sessionStates = ['taught', 'half', 'lost'] as const;
export type SessionState = (typeof sessionStates)[number];

/** Why a session was lost. */
export const lossReasons = [
  'own-absence',
  'strike',
  'exam',
  'event',
  'class-away',
  'other',
] as const;
export type LossReason = (typeof lossReasons)[number];

const sessions = z.int().check(z.gte(1), z.lte(limits.lessonSessions));

/** A line of the annual distribution: its text, and which of the equal ones it is, from 1. Missing: the first. */
export const lineName = z.strictObject({
  lesson: line(limits.textLength),
  nth: z.optional(z.int().check(z.gte(2), z.lte(limits.plannedLessons))),
});
export type LineName = z.infer<typeof lineName>;

/** What really happened in a session, as far as the teacher says. Never empty. */
const logEntry = z
  .strictObject({
    state: z.optional(z.enum(sessionStates)),
    /** Only of a lost session. */
    reason: z.optional(z.enum(lossReasons)),
    /** A session that the timetable does not have, such as a make-up. */
    extra: z.optional(z.literal(true)),
    /** Of an extra session: whom it is for. Missing: the whole class. */
    half: z.optional(z.literal([1, 2])),
    /** What was taught instead of the planned lesson, or without a distribution. */
    lesson: z.optional(line(limits.textLength)),
    /** The class is at this part of this line, from this session on. */
    here: z.optional(z.extend(lineName, { part: sessions })),
    note: z.optional(line(limits.sessionTextLength)),
    /** For the next session. */
    homework: z.optional(line(limits.sessionTextLength)),
  })
  .check(
    z.refine((entry) => Object.keys(entry).length > 0, { error: 'empty' }),
    z.refine(({ state, reason }) => reason === undefined || state === 'lost', {
      path: ['reason'],
      error: 'inconsistent',
    }),
    z.refine(({ extra, half }) => half === undefined || extra === true, {
      path: ['half'],
      error: 'inconsistent',
    }),
  );
export type LogEntry = z.infer<typeof logEntry>;

/** A date and a period: `2026-11-29-2`. */
export const sessionKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-[1-8]$/));

/**
 * A line's place in the order of a class, and how many sessions it takes there. Missing: as the distribution says. 0: it is
 * taught with the line before it.
 */
const placedLine = z.extend(lineName, {
  sessions: z.optional(z.int().check(z.gte(0), z.lte(limits.lessonSessions))),
});
export type PlacedLine = z.infer<typeof placedLine>;

/** Made once, because a log is asked for the date of each entry. */
const date = isoDate();

/** What really happened in a course in a school year: the content of a document with versions. */
export const courseLogContent = z.strictObject({
  /** As the timetable called it when the log began; the id has only its hash. */
  subject: z.optional(line(limits.textLength)),
  /** By date and period. */
  entries: z.record(sessionKey, logEntry).check(
    z.refine((entries) => Object.keys(entries).length <= limits.logEntries, { error: 'too_big' }),
    z.refine(
      (entries) => Object.keys(entries).every((key) => z.safeParse(date, key.slice(0, 10)).success),
      { error: 'invalid_date' },
    ),
  ),
  /** The order of this class, if it has one of its own. */
  order: z.optional(z.array(placedLine).check(z.maxLength(limits.plannedLessons))),
});
export type CourseLogContent = z.infer<typeof courseLogContent>;

/** Of a course that nothing was said about. */
export const emptyCourseLog: CourseLogContent = { entries: {} };

/** The year in which the school year begins, and a hash of the subject: a class has one log for both. */
export const courseLogId = z.string().check(z.regex(/^y20\d{2}-[a-z2-7]{10}$/));

/** The logs of courses, as documents of their classes. */
export const courseLogs: ClassDocumentKind<CourseLogContent> = {
  ...{ id: courseLogId, content: courseLogContent, empty: emptyCourseLog },
};

export const courseLog = classDocument(courseLogId, courseLogContent);
export type CourseLog = z.infer<typeof courseLog>;
