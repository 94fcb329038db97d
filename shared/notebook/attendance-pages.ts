import type { NotebookContents } from '../model/notebook-contents.ts';
import type { SchoolYear } from '../model/school-year.ts';
import { foldText } from '../spreadsheet/fold-text.ts';
import { schoolDays, schoolMonths } from '../school-year/school-calendar.ts';
import type { SchoolDay, SchoolMonth } from '../school-year/school-calendar.ts';

/** A month of the register with the days that have a column. */
export interface AttendanceMonth {
  readonly month: SchoolMonth;
  readonly days: readonly SchoolDay[];
}

/** What one page of the register shows. */
export type AttendancePage = readonly AttendanceMonth[];

/** Columns of days that a page has room for, of four millimetres each. */
const MOST_DAYS = 28;
/** The same where two months are wanted on a page: four days of every week, of a little more than three millimetres. */
const MOST_DAYS_OF_TWO_MONTHS = 36;

const keyOf = (name: string): string => foldText(name).replaceAll(' ', '');

/** The days of the week on which the timetable has a class; nothing where it does not name the class. */
export function lessonDaysOf(
  schoolYear: SchoolYear | undefined,
  className: string,
): ReadonlySet<number> | undefined {
  const lessons = schoolYear?.timetable ?? [];
  const days = lessons.filter((lesson) => keyOf(lesson.className) === keyOf(className));
  return days.length > 0 ? new Set(days.map(({ day }) => day)) : undefined;
}

const count = (page: AttendancePage): number =>
  page.reduce((sum, { days }) => sum + days.length, 0);

/** Lays months on the fewest pages that have room for their days, as evenly as these allow. */
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
 * The pages of a class's register: a month each; two months each; or as many months as fit, of the days of the
 * timetable alone. These are every day where the timetable does not name the class or the season names no year. Two
 * months a page have the days of the timetable too; where their columns would be too narrow for a pen, as those of
 * every day are, each month has its page.
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
