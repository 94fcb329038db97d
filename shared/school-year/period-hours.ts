import { minutesOf, periods, type Lesson, type LessonHours } from '../model/school-year.ts';

/** Those of a school year that states none. */
export const usualHours: LessonHours = { morning: '08:00', afternoon: '13:00', minutes: 60 };

const HALF_DAY = periods.length / 2;

/** The minutes from midnight at which a period begins and ends. Breaks between lessons count as part of them. */
export function minutesOfPeriod(
  period: Lesson['period'],
  { morning, afternoon, minutes }: LessonHours = usualHours,
): { readonly from: number; readonly to: number } {
  const [begin, before] = period > HALF_DAY ? [afternoon, HALF_DAY] : [morning, 0];
  const from = minutesOf(begin) + (period - 1 - before) * minutes;
  return { from, to: from + minutes };
}

/** When a period begins and ends on a day, in local time. */
export function hoursOf(
  day: Date,
  period: Lesson['period'],
  hours?: LessonHours,
): { readonly from: Date; readonly to: Date } {
  const at = (minutes: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);
  const { from, to } = minutesOfPeriod(period, hours);
  return { from: at(from), to: at(to) };
}
