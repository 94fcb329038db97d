import { minutesOf, periods, type Lesson, type LessonHours } from '../model/school-year.ts';

/** Those of a school year that states none. */
export const usualHours: LessonHours = { morning: '08:00', afternoon: '13:00', minutes: 60 };

const HALF_DAY = periods.length / 2;

/**
 * When a period begins and ends on a day, in local time. Breaks between lessons count as part of them.
 * @param hours those of the school
 */
export function hoursOf(
  day: Date,
  period: Lesson['period'],
  { morning, afternoon, minutes }: LessonHours = usualHours,
): { readonly from: Date; readonly to: Date } {
  const [begin, before] = period > HALF_DAY ? [afternoon, HALF_DAY] : [morning, 0];
  const from = minutesOf(begin) + (period - 1 - before) * minutes;
  const at = (time: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, time);
  return { from: at(from), to: at(from + minutes) };
}
