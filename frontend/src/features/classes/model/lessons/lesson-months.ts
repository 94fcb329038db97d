import type { Holiday } from '#shared/model/school-year.ts';
import type { LessonRow, OtherRow, YearRow } from './lesson-rows.ts';

export interface LessonMonth {
  /** `2026-11` */
  readonly month: string;
  readonly rows: readonly YearRow[];
  readonly holidays: readonly Holiday[];
  /** The minutes of its shortest hours, if they are shorter than the usual ones. */
  readonly shortHours: number | undefined;
  readonly lessons: number;
  readonly sessions: number;
  /** Whether it is shown at first: the month of today, the next, that of the lesson that comes next, and where something will not fit. */
  readonly isOpen: boolean;
}

const monthOf = (date: string): string => date.slice(0, 7);

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

const monthsOf = ({ from, to }: { readonly from: string; readonly to: string }): string[] => {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month))
    months.push(month);
  return months;
};

const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`;

const isLesson = (row: YearRow): row is LessonRow => row.kind === 'lesson';

const startOf = (row: OtherRow): string =>
  row.kind === 'exam' ? row.dates.from : row.session.date;

interface Given {
  readonly lessons: readonly LessonRow[];
  readonly others: readonly OtherRow[];
  readonly days: { readonly from: string; readonly to: string };
  readonly today: string;
  readonly holidays: readonly Holiday[];
  /** Minutes of a session, and on a date. */
  readonly minutes: { readonly usual: number; readonly on: (date: string) => number };
}

/** Every row with the date at which it is shown: lessons keep the order of the class. */
function placed({ lessons, others, days }: Given): { row: YearRow; at: string }[] {
  let at = days.from;
  const rows = lessons.map((row) => {
    const from = row.dates?.from ?? (row.unplaced > 0 ? days.to : undefined);
    if (from !== undefined && from > at) at = from;
    return { row, at };
  });
  return [...rows, ...others.map((row) => ({ row, at: startOf(row) }))].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
}

/** The year of a course by months. */
export function lessonMonths(given: Given): LessonMonth[] {
  const { days, today, holidays, minutes } = given;
  const all = placed(given);
  const current = [monthOf(today), nextMonth(monthOf(today))];
  return monthsOf(days).map((month) => {
    const rows = all.filter(({ at }) => monthOf(at) === month).map(({ row }) => row);
    const lessons = rows.filter(isLesson);
    const shortest = Math.min(...[1, 8, 15, 22].map((day) => minutes.on(dayOf(month, day))));
    return {
      month,
      rows,
      holidays: holidays.filter(({ from, to }) => monthOf(from) <= month && month <= monthOf(to)),
      shortHours: shortest < minutes.usual ? shortest : undefined,
      lessons: lessons.length,
      sessions: lessons.reduce((sum, { line }) => sum + line.parts, 0),
      isOpen:
        current.includes(month) ||
        lessons.some(({ unplaced, nextPart }) => unplaced > 0 || nextPart !== undefined),
    };
  });
}
