import type { Holiday } from '../model/school-year.ts';
import { dayOf, daysAfter, weekdayOf } from '../school-year/iso-date.ts';
import type { CourseYear } from './course.ts';

type Days = CourseYear['days'];

/** The breaks between terms last two weeks; that of autumn is shorter. In days. */
const LONG_BREAK = 12;

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
  const sunday = daysAfter(date, -weekdayOf(date));
  const breaks = holidays
    .filter(({ from, to }) => dayOf(to) - dayOf(from) >= LONG_BREAK)
    .filter(({ from, to }) => year.from < from && to < year.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
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
