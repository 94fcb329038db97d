import type { Language } from '../model/locale.ts';
import type { Holiday, SchoolYear } from '../model/school-year.ts';
import { holidayNames } from './holiday-names.ts';
import type { HolidayId } from './holiday-names.ts';
import { adhaDate, gregorianDate, islamicYear } from './islamic-calendar.ts';
import { inSeason } from './in-season.ts';
import { daysAfter, weekdayOf } from './iso-date.ts';
import { reportedBreaks } from './reported-breaks.ts';
import type { Breaks } from './reported-breaks.ts';
import { startYear } from './school-calendar.ts';

export interface HolidayPreset {
  holidays: Holiday[];
  /** Whether the press reported the breaks from the ministry's announcement, or they are the usual ones. */
  basis: 'reported' | 'usual';
  /** `YYYY-MM`: when the press reported it, or when this was written. */
  asOf: string;
}

type Days = readonly [from: string, to: string];

const USUAL_AS_OF = '2026-11';
const WEDNESDAY = 3;
const THURSDAY = 4;

const weekdayFrom = (date: string, weekday: number): string =>
  daysAfter(date, (weekday - weekdayOf(date) + 7) % 7);

const thursdayFrom = (date: string): string => weekdayFrom(date, THURSDAY);

/** From a Thursday evening to a Sunday morning, `weeks` weeks and three days later. */
function breakFrom(thursday: string, weeks: number): Days {
  return [daysAfter(thursday, 1), daysAfter(thursday, 7 * weeks + 2)];
}

/** The breaks as in all announced seasons since 2023. In autumn from the last Wednesday up to 1 November to a Saturday. */
function usualBreaks(year: number): Breaks {
  const autumn = weekdayFrom(`${year}-10-26`, WEDNESDAY);
  return {
    autumn: [autumn, daysAfter(autumn, 3)],
    winter: breakFrom(thursdayFrom(`${year}-12-16`), 2),
    spring: breakFrom(thursdayFrom(`${year + 1}-03-17`), 2),
  };
}

/** The breaks of a school year that begins in a year: as the press reported them, else the usual ones. */
export const schoolBreaks = (year: number): Breaks => ({
  ...usualBreaks(year),
  ...reportedBreaks[year]?.others,
});

/** National holidays by law (63-278, as amended), by the Gregorian calendar. */
const nationalDays = (year: number): [HolidayId, Days][] => {
  const day = (id: HolidayId, date: string): [HolidayId, Days] => [id, [date, date]];
  return [
    day('revolution', `${year}-11-01`),
    day('newYear', `${year + 1}-01-01`),
    day('yennayer', `${year + 1}-01-12`),
    day('labour', `${year + 1}-05-01`),
    day('independence', `${year + 1}-07-05`),
  ];
};

/** National holidays by the Islamic calendar: month, day, and number of days. */
export const FEASTS: readonly (readonly [HolidayId, number, number, number])[] = [
  ['muharram', 1, 1, 1],
  ['ashura', 1, 10, 1],
  ['mawlid', 3, 12, 1],
  ['fitr', 10, 1, 3],
  ['adha', 12, 10, 3],
];

function feasts(from: string, to: string, year: number): [HolidayId, Days][] {
  const first = islamicYear(year);
  return [first, first + 1, first + 2]
    .flatMap((islamic) =>
      FEASTS.map(([id, month, day, length]): [HolidayId, Days] => {
        const begins = id === 'adha' ? adhaDate(islamic) : gregorianDate(islamic, month, day);
        return [id, [begins, daysAfter(begins, length - 1)]];
      }),
    )
    .filter(([, [begins]]) => from <= begins && begins < to);
}

/**
 * The holidays of a season of Algerian schools, in order; none if the season has no year.
 * @param season as in the profile: `2024/2025`
 */
export function defaultHolidays(season: string, language: Language): HolidayPreset {
  const year = startYear(season);
  if (year === undefined) return { holidays: [], basis: 'usual', asOf: USUAL_AS_OF };
  const reported = reportedBreaks[year];
  const { autumn, winter, spring } = schoolBreaks(year);
  const summer: Days = [daysAfter(thursdayFrom(`${year + 1}-07-01`), 1), `${year + 1}-08-31`];
  const days: [HolidayId, Days][] = [
    ['autumn', autumn],
    ['winter', winter],
    ['spring', spring],
    ['summer', summer],
    ...nationalDays(year),
    ...feasts(`${year}-09-01`, summer[0], year),
  ];
  const holidays = days
    .map(([id, [from, to]]): Holiday => ({ name: holidayNames[language][id], from, to }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return reported
    ? { holidays, basis: 'reported', asOf: reported.asOf }
    : { holidays, basis: 'usual', asOf: USUAL_AS_OF };
}

/** The teacher's own holidays of a season, or its default holidays; own ones of another season are over. */
export const holidaysOf = (
  schoolYear: SchoolYear | undefined,
  season: string,
  language: Language,
): readonly Holiday[] =>
  (schoolYear && inSeason(schoolYear, season).holidays) ??
  defaultHolidays(season, language).holidays;
