import * as z from 'zod/mini';
import { isoDate } from '#shared/model/text.ts';
import { daysAfter, weekdayOf } from '#shared/school-year/iso-date.ts';

const FRIDAY = 5;

/** The day that the week opens at: today, or on a Friday and Saturday the Sunday after. */
export const openingDay = (today: string): string => {
  const weekday = weekdayOf(today);
  return weekday < FRIDAY ? today : daysAfter(today, 7 - weekday);
};

/** @param asked of the address, which may say anything */
export function chosenDay(asked: string | null, today: string): string {
  const date = z.safeParse(isoDate(), asked);
  return date.success ? date.data : openingDay(today);
}
