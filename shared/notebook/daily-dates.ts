import { courseDays, isWithin, lessonsOn } from '../course/course-days.ts';
import { schoolWeek, type SchoolYear } from '../model/school-year.ts';
import type { DailyDays } from '../model/notebook-contents.ts';
import { holidaysOf } from '../school-year/default-holidays.ts';
import { daysAfter, weekdayOf } from '../school-year/iso-date.ts';

/**
 * The dates of the daily pages: within the season, days without holiday on which the teacher has lessons; without a
 * timetable, those from Sunday to Thursday.
 * @param season as in the profile: `2026/2027`
 */
export function dailyDates(
  { from, to }: DailyDays,
  schoolYear: SchoolYear = { timetable: [] },
  season: string,
): string[] {
  const year = courseDays(season, schoolYear);
  const holidays = holidaysOf(schoolYear, season, 'en');
  const { timetable, changes = [] } = schoolYear;
  const isKnown = [timetable, ...changes.map((change) => change.timetable ?? [])].some(
    (lessons) => lessons.length > 0,
  );
  const hasLessons = (date: string): boolean => {
    if (!isKnown || !year) return schoolWeek.some((day) => day === weekdayOf(date));
    return isWithin(date, [year]) && lessonsOn(date, schoolYear, year.from).length > 0;
  };
  const dates: string[] = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) {
    if (hasLessons(date) && !isWithin(date, holidays)) dates.push(date);
  }
  return dates;
}
