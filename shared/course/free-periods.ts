import type { CourseLogContent } from '../model/course-log.ts';
import {
  periods,
  schoolWeek,
  type Holiday,
  type Lesson,
  type SchoolYear,
} from '../model/school-year.ts';
import { dateOfDay, dayOf, weekdayOf } from '../school-year/iso-date.ts';
import { isWithin, lessonsOn } from './course-days.ts';
import { sessionKeyOf } from './session-dates.ts';

/** Schools have no lessons on Tuesday afternoons. */
const TUESDAY = 2;
const isMorning = (period: Lesson['period']): boolean => period <= periods.length / 2;

export interface FreePeriod {
  readonly date: string;
  readonly period: Lesson['period'];
}

/** What a teacher's free periods depend on. */
export interface TeacherYear {
  readonly schoolYear: Pick<SchoolYear, 'timetable' | 'changes' | 'exams' | 'weekA' | 'meetings'>;
  readonly holidays: readonly Holiday[];
  readonly days: { readonly from: string; readonly to: string };
  /** The logs of all courses of the teacher. */
  readonly logs: readonly CourseLogContent[];
}

const isOpen = (weekday: number, period: Lesson['period'], meetings: number | undefined): boolean =>
  !(weekday === TUESDAY && !isMorning(period)) && !(weekday === meetings && isMorning(period));

/**
 * The teacher's first free periods from a date on, in order, in which a session could be made up. Whether the class and a
 * room are free is not known.
 * @param most how many
 */
export function freePeriods(
  { schoolYear, holidays, days, logs }: TeacherYear,
  from: string,
  most: number,
): FreePeriod[] {
  const extras = new Set(
    logs.flatMap(({ entries }) =>
      Object.entries(entries).flatMap(([key, { extra }]) => (extra ? key : [])),
    ),
  );
  const free: FreePeriod[] = [];
  const last = dayOf(days.to);
  for (let day = dayOf(from < days.from ? days.from : from); day <= last; day += 1) {
    const date = dateOfDay(day);
    const weekday = weekdayOf(date);
    if (!schoolWeek.some((one) => one === weekday)) continue;
    if (isWithin(date, holidays) || isWithin(date, schoolYear.exams)) continue;
    const taught = new Set(lessonsOn(date, schoolYear, days.from).map(({ period }) => period));
    for (const period of periods) {
      if (taught.has(period) || !isOpen(weekday, period, schoolYear.meetings)) continue;
      if (extras.has(sessionKeyOf(date, period))) continue;
      if (free.length >= most) return free;
      free.push({ date, period });
    }
  }
  return free;
}
