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
  /** The last day of the month that is on the page, if the next page goes on with it. */
  readonly until?: number;
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
function shareMonths(
  months: readonly AttendanceMonth[],
  isTooWide: (page: AttendancePage) => boolean,
): AttendancePage[] {
  const pages: AttendanceMonth[][] = [];
  for (const month of months) {
    const last = pages.at(-1);
    if (last && !isTooWide([...last, month])) last.push(month);
    else pages.push([month]);
  }
  const even = pages.map((_, page) =>
    months.filter((_month, index) => Math.floor((index * pages.length) / months.length) === page),
  );
  return even.some(isTooWide) ? pages : even;
}

const inPairs = (months: readonly AttendanceMonth[]): AttendancePage[] =>
  months.flatMap((_, index) => (index % 2 === 0 ? [months.slice(index, index + 2)] : []));

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
    const pairs = inPairs(months);
    const isWide = pairs.every((page) => count(page) <= MOST_DAYS_OF_TWO_MONTHS);
    return isWide ? pairs : months.map((each) => [each]);
  }
  if (form === 'every-day' || lessonDays === undefined) return of(undefined).map((each) => [each]);
  return shareMonths(of(lessonDays), (page) => count(page) > MOST_DAYS);
}

/** The most columns of a register that is read from photos, each at least 4.4 millimetres wide; two are left for make-ups. */
const MOST_ROLLS = 22;

/** A month in as many parts as it needs pages, in order. */
function cutMonth(
  { month, days }: AttendanceMonth,
  countOn: (day: SchoolDay) => number,
): AttendanceMonth[] {
  const parts: { days: SchoolDay[]; rolls: number }[] = [];
  const all = days.reduce((sum, day) => sum + countOn(day), 0);
  const each = all / Math.max(1, Math.ceil(all / MOST_ROLLS));
  for (const day of days) {
    const last = parts.at(-1);
    const rolls = countOn(day);
    const isFull = last && (last.rolls >= each || last.rolls + rolls > MOST_ROLLS);
    if (last && !isFull)
      parts[parts.length - 1] = { days: [...last.days, day], rolls: last.rolls + rolls };
    else parts.push({ days: [day], rolls });
  }
  return parts.map((part, index) => ({
    ...{ month, days: part.days },
    ...(index < parts.length - 1 && { until: part.days.at(-1)?.day ?? 0 }),
  }));
}

/**
 * The pages of a register with a column for each roll, by form, as {@link attendancePages}: by the timetable alone, so that
 * they are known before holidays and changes are.
 * @param columns how many columns each weekday has at most
 */
export function registerPages(
  form: NotebookContents['attendance'],
  season: string,
  columns: ReadonlyMap<number, number>,
): AttendancePage[] {
  if (form === 'none') return [];
  const countOn = ({ weekday }: SchoolDay): number => columns.get(weekday ?? -1) ?? 0;
  const isTooWide = (page: AttendancePage): boolean =>
    page.flatMap(({ days }) => days).reduce((sum, day) => sum + countOn(day), 0) > MOST_ROLLS;
  const months = schoolMonths(season).map((month) => ({
    month,
    days: schoolDays(month).filter((day) => countOn(day) > 0),
  }));
  if (months.some((month) => isTooWide([month])))
    return months.flatMap((month) => cutMonth(month, countOn).map((part) => [part]));
  if (form === 'every-day') return months.map((month) => [month]);
  if (form === 'timetable-days') return shareMonths(months, isTooWide);
  const pairs = inPairs(months);
  return pairs.some(isTooWide) ? months.map((month) => [month]) : pairs;
}
