import type { Holiday } from '#shared/model/school-year.ts';
import { holidayOn } from './holiday-on.ts';
import { daysAfter, sundayOf, weekdayOf } from '#shared/school-year/iso-date.ts';
import { schoolMonths, startYear } from '#shared/school-year/school-calendar.ts';

/** A week of lessons, Sunday to Thursday. */
export interface SchoolWeek {
  /** 1 is January; the month of its first day, but September for the first week. */
  month: number;
  /** `YYYY-MM-DD`, a Sunday and a Thursday; unknown if the season names no year. */
  days?: { from: string; to: string };
  /** Holidays that include one of its days, each once. */
  holidays: readonly Holiday[];
  /** True if none of its days has lessons. */
  isFree: boolean;
}

const SCHOOL_DAYS = 5;
const WEEKS_OF_A_MONTH = 4;
const SEPTEMBER = 9;
const WEEK = 7 * 86_400_000;

function weekFrom(sunday: string, year: number, holidays: readonly Holiday[]): SchoolWeek {
  const found = Array.from({ length: SCHOOL_DAYS }, (_, day) =>
    holidayOn(daysAfter(sunday, day), holidays),
  );
  return {
    month: sunday < `${year}-09-01` ? SEPTEMBER : Number(sunday.slice(5, 7)),
    days: { from: sunday, to: daysAfter(sunday, SCHOOL_DAYS - 1) },
    holidays: [...new Set(found)].filter((holiday) => holiday !== undefined),
    isFree: found.every((holiday) => holiday !== undefined),
  };
}

/** The weeks of a course, from that of its first to that of its last day of lessons. */
export function courseWeeks(
  { from, to }: { readonly from: string; readonly to: string },
  holidays: readonly Holiday[],
): SchoolWeek[] {
  const weeks: SchoolWeek[] = [];
  for (let sunday = sundayOf(from); sunday <= to; sunday = daysAfter(sunday, 7)) {
    weeks.push(weekFrom(sunday, Number(from.slice(0, 4)), holidays));
  }
  return weeks;
}

/** The number of a date's week of lessons, from 1, as the annual distribution numbers them. */
export const weekNumber = (date: string, { from }: { readonly from: string }): number =>
  (Date.parse(sundayOf(date)) - Date.parse(sundayOf(from))) / WEEK + 1;

/** The weeks of a season from September to June; four a month if the season names no year. */
export function schoolWeeks(season: string, holidays: readonly Holiday[]): SchoolWeek[] {
  const year = startYear(season);
  if (year === undefined) {
    return schoolMonths(season).flatMap(({ month }) =>
      Array.from({ length: WEEKS_OF_A_MONTH }, () => ({ month, holidays: [], isFree: false })),
    );
  }
  const first = `${year}-09-01`;
  // If September begins on a Friday or Saturday, the first week begins on the Sunday after it.
  const weekday = weekdayOf(first);
  const weeks: SchoolWeek[] = [];
  let sunday = daysAfter(first, weekday < SCHOOL_DAYS ? -weekday : 7 - weekday);
  for (; sunday <= `${year + 1}-06-30`; sunday = daysAfter(sunday, 7)) {
    weeks.push(weekFrom(sunday, year, holidays));
  }
  return weeks;
}
