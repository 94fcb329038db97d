import { minutesOf, type LessonHours } from '../model/school-year.ts';
import { gregorianDate, islamicYear } from './islamic-calendar.ts';
import { daysAfter } from './iso-date.ts';
import { clock } from './period-hours.ts';
import { startYear } from './school-calendar.ts';

const RAMADAN = 9;

/**
 * The first and last day of Ramadan in a season; undefined if its school year has none, or the season no year. They are
 * calculated: each may be announced a day earlier or later.
 */
export function ramadanOf(
  season: string,
): { readonly from: string; readonly to: string } | undefined {
  const year = startYear(season);
  if (year === undefined) return undefined;
  const first = islamicYear(year);
  return [first, first + 1, first + 2]
    .map((islamic) => ({
      from: gregorianDate(islamic, RAMADAN, 1),
      to: daysAfter(gregorianDate(islamic, RAMADAN + 1, 1), -1),
    }))
    .find(({ from }) => `${year}-09-01` <= from && from < `${year + 1}-07-01`);
}

const SHORT = 45;
const LATER = 30;
const NOON = 60;

/**
 * Hours that middle and secondary schools often have in Ramadan: half an hour later, lessons of 45 minutes, an hour at
 * noon. Schools differ, so a teacher confirms them.
 */
export function ramadanHours({ morning }: LessonHours): LessonHours {
  const begins = minutesOf(morning) + LATER;
  return { morning: clock(begins), afternoon: clock(begins + 4 * SHORT + NOON), minutes: SHORT };
}
