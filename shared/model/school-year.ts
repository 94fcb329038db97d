import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDate, line } from './text.ts';

/** Sunday to Thursday: 0 is Sunday, as `Date` counts. */
export const schoolWeek = [0, 1, 2, 3, 4] as const;
/** The lessons of a day: four in the morning and four in the afternoon. */
export const periods = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Whom a lesson of a divided class is for: one half, or the first in weeks A and the second in weeks B. */
export const lessonHalves = [1, 2, 'turns'] as const;
export const weekLetters = ['A', 'B'] as const;
export type WeekLetter = (typeof weekLetters)[number];

const lesson = z.strictObject({
  day: z.literal(schoolWeek),
  period: z.literal(periods),
  /** As the class is called in workbooks. */
  className: line(limits.sheetNameLength),
  room: z.optional(line(limits.sheetNameLength)),
  /** Missing: the teacher's subject. */
  subject: z.optional(line(limits.textLength)),
  /** Missing: the whole class. */
  half: z.optional(z.literal(lessonHalves)),
  /** Missing: every week. */
  week: z.optional(z.enum(weekLetters)),
});
export type Lesson = z.infer<typeof lesson>;

/** Two lessons at the same time, unless one is in weeks A and the other in weeks B. */
export const areAtOnce = (one: Lesson, other: Lesson): boolean =>
  one.day === other.day &&
  one.period === other.period &&
  (one.week === undefined || other.week === undefined || one.week === other.week);

const timetable = z.array(lesson).check(
  z.maxLength(limits.timetableLessons),
  z.refine(
    (lessons) =>
      lessons.every((one, index) => !lessons.slice(index + 1).some((next) => areAtOnce(one, next))),
    { error: 'two_at_once' },
  ),
);

/** Days without lessons, including both ends. */
const holiday = z
  .strictObject({ name: line(limits.textLength), from: isoDate(), to: isoDate() })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'before_start' }));
export type Holiday = z.infer<typeof holiday>;

const timeOfDay = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Minutes from midnight until a time such as `08:30`. */
export const minutesOf = (time: string): number =>
  60 * Number(time.slice(0, 2)) + Number(time.slice(3));

/** When a school's lessons begin, in the morning and in the afternoon, and how many minutes each lasts. */
export const lessonHours = z
  .strictObject({
    morning: timeOfDay(),
    afternoon: timeOfDay(),
    minutes: z.int().check(z.gte(30), z.lte(120)),
  })
  .check(
    z.refine(
      ({ morning, afternoon, minutes }) => {
        const noon = minutesOf(afternoon);
        const halfDay = (periods.length / 2) * minutes;
        return minutesOf(morning) + halfDay <= noon && noon + halfDay <= 24 * 60;
      },
      { path: ['afternoon'], error: 'too_short' },
    ),
  );
export type LessonHours = z.infer<typeof lessonHours>;

/** From when another timetable or other hours are valid: October's changes, the short hours of Ramadan. */
const yearChange = z
  .strictObject({
    from: isoDate(),
    /** The last day. Missing: until a later change, or the end of the year. */
    to: z.optional(isoDate()),
    /** Missing: the one that is valid without this change; the same for hours. */
    timetable: z.optional(timetable),
    hours: z.optional(lessonHours),
  })
  .check(z.refine(({ from, to = from }) => from <= to, { path: ['to'], error: 'before_start' }));
export type YearChange = z.infer<typeof yearChange>;

/** Whether no two changes of the same thing begin on the same day. */
const beginApart = (changes: readonly YearChange[], part: 'timetable' | 'hours'): boolean => {
  const days = changes.filter((change) => change[part]).map(({ from }) => from);
  return new Set(days).size === days.length;
};

/** A teacher fills this in once for a school year; every notebook of that year prints it. */
export const schoolYear = z.strictObject({
  timetable,
  /** Missing: the usual hours. */
  hours: z.optional(lessonHours),
  /** Missing: the season's default holidays. */
  holidays: z.optional(z.array(holiday).check(z.maxLength(limits.holidays))),
  /** No two of timetables, and no two of hours, begin on the same day. */
  changes: z.optional(
    z.array(yearChange).check(
      z.maxLength(limits.yearChanges),
      z.refine((all) => beginApart(all, 'timetable') && beginApart(all, 'hours'), {
        error: 'repeated',
      }),
    ),
  ),
  /** Days whose sessions are exams. */
  exams: z.optional(z.array(holiday).check(z.maxLength(limits.holidays))),
  /** The first and last day of lessons. Missing: the usual ones (`shared/course/course-days.ts`). */
  begins: z.optional(isoDate()),
  ends: z.optional(isoDate()),
  /** A date in a week A. Missing: the first day of lessons. */
  weekA: z.optional(isoDate()),
  /** The day whose morning the subject keeps free for the inspector's meetings. */
  meetings: z.optional(z.literal(schoolWeek)),
});
export type SchoolYear = z.infer<typeof schoolYear>;

/** For a teacher who has filled in nothing yet. */
export const emptySchoolYear: SchoolYear = { timetable: [] };
