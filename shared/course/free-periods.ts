import type { CourseLogContent } from '../model/course-log.ts';
import { periods, type Holiday, type Lesson, type SchoolYear } from '../model/school-year.ts';
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
interface TeacherYear {
  readonly schoolYear: Pick<SchoolYear, 'timetable' | 'changes' | 'exams' | 'weekA' | 'meetings'>;
  readonly holidays: readonly Holiday[];
  readonly days: { readonly from: string; readonly to: string };
  /** The logs of all courses of the teacher. */
  readonly logs: readonly CourseLogContent[];
}

const isOpen = (weekday: number, period: Lesson['period'], meetings: number | undefined): boolean =>
  !(weekday === TUESDAY && !isMorning(period)) && !(weekday === meetings && isMorning(period));

/** The periods of extra sessions, by the keys of entries. */
const extraKeys = (logs: readonly CourseLogContent[]): ReadonlySet<string> =>
  new Set(
    logs.flatMap(({ entries }) =>
      Object.entries(entries).flatMap(([key, { extra }]) => (extra ? key : [])),
    ),
  );

/** How far a period is from the nearest lesson of its day. */
const distanceTo = (taught: readonly Lesson['period'][], period: Lesson['period']): number =>
  Math.min(...taught.map((one) => Math.abs(one - period)));

/**
 * Free periods of the teacher from a date on, in which a session could be made up: one a day, on days on which the teacher
 * has lessons, next to them if possible. Whether the class and a room are free is not known.
 * @param most how many
 */
export function freePeriods(
  { schoolYear, holidays, days, logs }: TeacherYear,
  from: string,
  most: number,
): FreePeriod[] {
  const extras = extraKeys(logs);
  const free: FreePeriod[] = [];
  const last = dayOf(days.to);
  for (let day = dayOf(from < days.from ? days.from : from); day <= last; day += 1) {
    if (free.length >= most) return free;
    const date = dateOfDay(day);
    if (isWithin(date, holidays) || isWithin(date, schoolYear.exams)) continue;
    const taught = lessonsOn(date, schoolYear, days.from).map(({ period }) => period);
    const [best] = periods
      .filter(
        (period) =>
          taught.length > 0 &&
          !taught.includes(period) &&
          isOpen(weekdayOf(date), period, schoolYear.meetings) &&
          !extras.has(sessionKeyOf(date, period)),
      )
      .toSorted((one, other) => distanceTo(taught, one) - distanceTo(taught, other));
    if (best) free.push({ date, period: best });
  }
  return free;
}
