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

const FIRST = 1427;
/** For each year from 1427 to 1500, two more than the days from the tabular Eid al-Adha to that of Umm al-Qura. */
const ADHA_SHIFTS = '22111122110111221111212211222322112222121222221222222212222212122222111221';

/**
 * The first day of Eid al-Adha by the calendar of Umm al-Qura, which Algeria's announcements follow (decision 112). Read
 * from a table, because not every host has that calendar; tabular outside of it.
 */
export const adhaDate = (year: number): string =>
  gregorianDate(year, 12, 10 + Number(ADHA_SHIFTS[year - FIRST] ?? 2) - 2);

/** A year of the Islamic calendar that has begun when the Gregorian year begins. */
export const islamicYear = (gregorianYear: number): number =>
  Math.floor(((gregorianYear - 622) * 33) / 32);
