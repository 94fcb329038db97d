import type { Holiday } from '#shared/model/school-year.ts';

/**
 * The holiday that includes a date; the first, if there are several.
 * @param date `YYYY-MM-DD`
 */
export const holidayOn = (date: string, holidays: readonly Holiday[]): Holiday | undefined =>
  holidays.find(({ from, to }) => from <= date && date <= to);
