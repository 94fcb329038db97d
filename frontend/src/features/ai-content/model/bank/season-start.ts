import { seasonOfDate, startYear } from '#shared/school-year/school-calendar.ts';

/** The first date of the school year of a date, with the holidays before it. */
export const seasonStart = (date: string): string => `${startYear(seasonOfDate(date)) ?? 0}-08-01`;
