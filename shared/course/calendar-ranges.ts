import type { Holiday } from '../model/school-year.ts';
import { daysAfter, sundayOf } from '../school-year/iso-date.ts';
import type { CourseYear } from './course.ts';
import { longBreaks } from './terms.ts';

type Days = CourseYear['days'];

export const calendarRangeIds = ['week', 'term', 'year'] as const;

/**
 * What a calendar file may be of: the week of a date (Sunday to Saturday), its term, and the year. A term goes from one long
 * break to the next; a date in a break belongs to the term after it.
 */
export function calendarRanges(
  date: string,
  year: Days,
  holidays: readonly Holiday[],
): Readonly<Record<(typeof calendarRangeIds)[number], Days>> {
  const sunday = sundayOf(date);
  const breaks = longBreaks(year, holidays);
  const before = breaks.findLast(({ from }) => from <= date);
  const after = breaks.find(({ from }) => from > date);
  return {
    week: { from: sunday, to: daysAfter(sunday, 6) },
    term: {
      from: before ? daysAfter(before.to, 1) : year.from,
      to: after ? daysAfter(after.from, -1) : year.to,
    },
    year,
  };
}
