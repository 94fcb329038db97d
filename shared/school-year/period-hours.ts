import type { Lesson } from '../model/school-year.ts';

/**
 * The hours at which the periods of a timetable usually begin: from 8 and from 13. Schools may begin the afternoon
 * later; timetables have no times of their own.
 */
const BEGINS: Readonly<Record<Lesson['period'], number>> = {
  ...{ 1: 8, 2: 9, 3: 10, 4: 11 },
  ...{ 5: 13, 6: 14, 7: 15, 8: 16 },
};

/** When a period usually begins and ends on a day, in local time. */
export function hoursOf(
  day: Date,
  period: Lesson['period'],
): { readonly from: Date; readonly to: Date } {
  const at = (hour: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour);
  return { from: at(BEGINS[period]), to: at(BEGINS[period] + 1) };
}
