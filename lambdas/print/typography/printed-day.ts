import { isolate } from './direction.ts';

/** Formats `2012-01-31` as 31/01/2012 in both languages; returns other texts unchanged. */
export const printedDate = (date: string): string =>
  date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** `31-01-2012`: a date in the name of a file, which has no slashes. */
export const dayInFileName = (date: string): string => printedDate(date).replaceAll('/', '-');

/** A date within a text of either direction. */
export const printedDay = (date: string): string => isolate(printedDate(date));
