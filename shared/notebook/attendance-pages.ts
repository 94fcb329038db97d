import { allLessons } from '../course/course-days.ts';
import type { NotebookContents } from '../model/notebook-contents.ts';
import { emptySchoolYear, type SchoolYear } from '../model/school-year.ts';
import { inSeason } from '../school-year/in-season.ts';
import { foldText } from '../text/fold-text.ts';
import { schoolDays, schoolMonths } from '../school-year/school-calendar.ts';
import type { SchoolDay, SchoolMonth } from '../school-year/school-calendar.ts';

export interface AttendanceMonth {
  readonly month: SchoolMonth;
  readonly days: readonly SchoolDay[];
}

export type AttendancePage = readonly AttendanceMonth[];

/** The most day columns on a page, each four millimetres wide. */
const MOST_DAYS = 28;
/** The most day columns when two months share a page: four days a week, slightly over three millimetres each. */
const MOST_DAYS_OF_TWO_MONTHS = 36;

const keyOf = (name: string): string => foldText(name).replaceAll(' ', '');

/** The weekdays on which the class has lessons at any time of a season; undefined if no timetable names the class. */
export function lessonDaysOf(
  schoolYear: SchoolYear | undefined,
  season: string,
  className: string,
): ReadonlySet<number> | undefined {
  const lessons = allLessons(inSeason(schoolYear ?? emptySchoolYear, season));
  const days = lessons.filter((lesson) => keyOf(lesson.className) === keyOf(className));
  return days.length > 0 ? new Set(days.map(({ day }) => day)) : undefined;
}

const count = (page: AttendancePage): number =>
  page.reduce((sum, { days }) => sum + days.length, 0);

/** Distributes months over the fewest pages, as evenly as possible. */
function shareMonths(months: readonly AttendanceMonth[]): AttendancePage[] {
  const pages: AttendanceMonth[][] = [];
  for (const month of months) {
    const last = pages.at(-1);
    if (last && count([...last, month]) <= MOST_DAYS) last.push(month);
    else pages.push([month]);
  }
  const even = pages.map((_, page) =>
    months.filter((_month, index) => Math.floor((index * pages.length) / months.length) === page),
  );
  return even.every((page) => count(page) <= MOST_DAYS) ? even : pages;
}

/**
 * The pages of a class's register, by form: one month each, two months each, or as many months as fit. The last two
 * have columns for timetable days only, or for every day if the timetable does not name the class. If two months are
 * too wide for a page, each month has its own.
 */
export function attendancePages(
  form: NotebookContents['attendance'],
  season: string,
  lessonDays: ReadonlySet<number> | undefined,
): AttendancePage[] {
  if (form === 'none') return [];
  const of = (days: ReadonlySet<number> | undefined): AttendanceMonth[] =>
    schoolMonths(season).map((month) => ({
      month,
      days: schoolDays(month).filter(
        ({ weekday }) => weekday === undefined || days === undefined || days.has(weekday),
      ),
    }));
  if (form === 'two-months') {
    const months = of(lessonDays);
    const pairs = months.flatMap((_, index) =>
      index % 2 === 0 ? [months.slice(index, index + 2)] : [],
    );
    const isWide = pairs.every((page) => count(page) <= MOST_DAYS_OF_TWO_MONTHS);
    return isWide ? pairs : months.map((each) => [each]);
  }
  if (form === 'every-day' || lessonDays === undefined) return of(undefined).map((each) => [each]);
  return shareMonths(of(lessonDays));
}
