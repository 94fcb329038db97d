import { isWithin, lessonsOn } from '#shared/course/course-days.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';

/** How many sessions a teacher has in a year, before a date and from it on. */
export function countSessions(
  schoolYear: SchoolYear,
  holidays: readonly Holiday[],
  days: { readonly from: string; readonly to: string },
  date: string,
): { readonly before: number; readonly after: number } {
  let before = 0;
  let after = 0;
  for (let day = days.from; day <= days.to; day = daysAfter(day, 1)) {
    if (isWithin(day, holidays)) continue;
    const { length } = lessonsOn(day, schoolYear, days.from);
    if (day < date) before += length;
    else after += length;
  }
  return { before, after };
}
