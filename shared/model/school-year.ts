import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { isoDate, line } from './text.ts';

/** Sunday to Thursday: 0 is Sunday, as `Date` counts. */
export const schoolWeek = [0, 1, 2, 3, 4] as const;
/** The lessons of a day: four in the morning and four in the afternoon. */
export const periods = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const lesson = z.strictObject({
  day: z.literal(schoolWeek),
  period: z.literal(periods),
  /** As the class is called in workbooks. */
  className: line(limits.sheetNameLength),
  room: z.optional(line(limits.sheetNameLength)),
});
export type Lesson = z.infer<typeof lesson>;

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

/** A teacher fills this in once for a school year; every notebook of that year prints it. */
export const schoolYear = z.strictObject({
  timetable: z.array(lesson).check(
    z.maxLength(limits.timetableLessons),
    z.refine(
      (lessons) =>
        new Set(lessons.map(({ day, period }) => `${day}-${period}`)).size === lessons.length,
      { error: 'two_at_once' },
    ),
  ),
  /** Missing: the usual hours. */
  hours: z.optional(lessonHours),
  /** Missing: the season's default holidays. */
  holidays: z.optional(z.array(holiday).check(z.maxLength(limits.holidays))),
});
export type SchoolYear = z.infer<typeof schoolYear>;

/** For a teacher who has filled in nothing yet. */
export const emptySchoolYear: SchoolYear = { timetable: [] };
