import { dateOfDay } from './iso-date.ts';

/** Days between the epochs: from the last day before 1 Muharram 1 to 1970-01-01. */
const ERA = 492_533;

/**
 * A day of the tabular Islamic calendar (leap years of the cycle: 2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29), as
 * `YYYY-MM-DD`. The real date depends on sighting the moon and may be a day earlier or later.
 * @param month 1 is Muharram
 */
export const gregorianDate = (year: number, month: number, day: number): string =>
  dateOfDay(
    Math.floor((11 * year + 3) / 30) +
      354 * year +
      30 * month -
      Math.floor((month - 1) / 2) +
      day -
      ERA,
  );

/** A year of the Islamic calendar that has begun when the Gregorian year begins. */
export const islamicYear = (gregorianYear: number): number =>
  Math.floor(((gregorianYear - 622) * 33) / 32);
