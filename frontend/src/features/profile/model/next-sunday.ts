import { daysAfter, weekdayOf } from '#shared/school-year/iso-date.ts';

/** The Sunday after a date. */
export const nextSundayOf = (date: string): string => daysAfter(date, 7 - weekdayOf(date));
