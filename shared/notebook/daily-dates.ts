import { allLessons, courseDays, isWithin, lessonsOn } from '../course/course-days.ts';
import { emptySchoolYear, schoolWeek, type SchoolYear } from '../model/school-year.ts';
import type { DailyDays } from '../model/notebook-contents.ts';
import { holidaysOf } from '../school-year/default-holidays.ts';
import { inSeason } from '../school-year/in-season.ts';
import { dateOfDay, dayOf, weekdayOf } from '../school-year/iso-date.ts';

/**
 * The dates of the daily pages: within the season, days without holiday on which the teacher has lessons; without a
 * timetable, those from Sunday to Thursday.
 * @param season as in the profile: `2026/2027`
 */
export function dailyDates(
  { from, to }: DailyDays,
  stored: SchoolYear = emptySchoolYear,
  season: string,
): string[] {
  const schoolYear = inSeason(stored, season);
  const year = courseDays(season, schoolYear);
  const holidays = holidaysOf(schoolYear, season, 'en');
  const isKnown = allLessons(schoolYear).length > 0;
  const hasLessons = (date: string): boolean => {
    if (!isKnown || !year) return schoolWeek.some((day) => day === weekdayOf(date));
    return isWithin(date, [year]) && lessonsOn(date, schoolYear, year.from).length > 0;
  };
  // Days are numbers here: after the year 9999, dates are not in the order of their texts.
  const days = Array.from({ length: Math.max(0, dayOf(to) - dayOf(from) + 1) }, (_, at) => at);
  return days
    .map((at) => dateOfDay(dayOf(from) + at))
    .filter((date) => hasLessons(date) && !isWithin(date, holidays));
}
