import { minutesOf, periods, type Lesson, type LessonHours } from '../model/school-year.ts';

/** Those of a school year that states none. */
export const usualHours: LessonHours = { morning: '08:00', afternoon: '13:00', minutes: 60 };

const HALF_DAY = periods.length / 2;

/** The minutes from midnight at which a period begins. */
function startOf(period: Lesson['period'], { morning, afternoon, minutes }: LessonHours): number {
  const [begin, before] = period > HALF_DAY ? [afternoon, HALF_DAY] : [morning, 0];
  return minutesOf(begin) + (period - 1 - before) * minutes;
}

/** A time such as `08:30` from the minutes since midnight. */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When a period begins and ends by the clock: `08:00` and `09:00`. */
export function clockTimes(
  period: Lesson['period'],
  hours: LessonHours,
): { readonly from: string; readonly to: string } {
  const from = startOf(period, hours);
  return { from: clock(from), to: clock(from + hours.minutes) };
}

/**
 * When a period begins and ends on a day, in local time. Breaks between lessons count as part of them.
 * @param hours those of the school
 */
export function hoursOf(
  day: Date,
  period: Lesson['period'],
  hours: LessonHours = usualHours,
): { readonly from: Date; readonly to: Date } {
  const from = startOf(period, hours);
  const at = (time: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, time);
  return { from: at(from), to: at(from + hours.minutes) };
}
