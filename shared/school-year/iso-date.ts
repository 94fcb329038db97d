const DAY = 86_400_000;

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The date a number of days after another; dates are `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  isoDate(Date.parse(date) + days * DAY);

/** The day of a date, counted from 1970-01-01. */
export const dayOf = (date: string): number => Date.parse(date) / DAY;

/** The date of a day counted from 1970-01-01. */
export const dateOfDay = (day: number): string => isoDate(day * DAY);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The Sunday that begins the week of a date. */
export const sundayOf = (date: string): string => daysAfter(date, -weekdayOf(date));
