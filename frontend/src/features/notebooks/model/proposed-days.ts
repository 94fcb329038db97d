import { allLessons, courseDays, isWithin } from '#shared/course/course-days.ts';
import type { DailyDays } from '#shared/model/notebook-contents.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';

/** Fewer days than this are printed with the next month. */
const A_WEEK = 7;

/** The last day of the month of a date. */
const endOfMonth = (date: string): string => {
  const next = daysAfter(`${date.slice(0, 7)}-28`, 4);
  return daysAfter(`${next.slice(0, 7)}-01`, -1);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The days to print next: from the day after the last print, or today, to the end of the month, because the head teacher
 * signs by the month. Undefined if no day has a date or lessons: the season names no year, or the timetable is empty.
 * @param printed the days of earlier prints
 * @param today `YYYY-MM-DD`
 */
export function proposedDays(
  season: string,
  schoolYear: SchoolYear,
  printed: readonly DailyDays[],
  today: string,
): DailyDays | undefined {
  const ofSeason = inSeason(schoolYear, season);
  const year = courseDays(season, ofSeason);
  if (!year || allLessons(ofSeason).length === 0) return undefined;
  const last = printed
    .map(({ to }) => to)
    .filter((to) => isWithin(to, [year]))
    .toSorted()
    .at(-1);
  const next = last === undefined ? today : daysAfter(last, 1);
  const from = earlier(later(next, year.from), year.to);
  const end = endOfMonth(from);
  const to = daysAfter(from, A_WEEK) > end ? endOfMonth(daysAfter(end, 1)) : end;
  return { from, to: earlier(to, year.to) };
}
