import type { Holiday } from '../model/school-year.ts';

/**
 * The holiday that a date falls in; the first, where several do.
 * @param date `YYYY-MM-DD`
 */
export const holidayOn = (date: string, holidays: readonly Holiday[]): Holiday | undefined =>
  holidays.find(({ from, to }) => from <= date && date <= to);
