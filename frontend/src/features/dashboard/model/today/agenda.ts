import { blocksOf } from '#shared/course/blocks.ts';
import { courseDays, hoursOn, lessonsOn } from '#shared/course/course-days.ts';
import {
  minutesOf,
  type Holiday,
  type Lesson,
  type LessonHours,
  type SchoolYear,
} from '#shared/model/school-year.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';

/** How far ahead lessons are looked for: longer than the summer holidays. */
const DAYS_AHEAD = 120;

/** Something that takes a time of a day. */
interface Timed {
  readonly from: Date;
  readonly to: Date;
}

/** `next` is the first that has not begun. */
export type InTime<T extends Timed> = T & { readonly state: 'over' | 'now' | 'next' | 'later' };

/** A row of the day: a lesson, or several in a row of the same pupils in the same room. */
export interface AgendaRow extends Timed {
  readonly period: Lesson['period'];
  readonly className: string;
  readonly room: string | undefined;
  readonly half: 1 | 2 | undefined;
}

/** The rows of today or, if it has none, of the next day that has some. */
export interface Agenda<T extends Timed> {
  readonly date: Date;
  readonly isToday: boolean;
  readonly rows: readonly InTime<T>[];
}

export const holidayOn = (day: Date, holidays: readonly Holiday[]): Holiday | undefined => {
  const date = isoDateOf(day);
  return holidays.find(({ from, to }) => from <= date && date <= to);
};

/** When periods begin and end on a day of this device. */
export function timesOf(
  day: Date,
  first: Lesson['period'],
  last: Lesson['period'],
  hours: LessonHours = usualHours,
): Timed {
  const at = (clock: string) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutesOf(clock));
  return { from: at(clockTimes(first, hours).from), to: at(clockTimes(last, hours).to) };
}

function inTime<T extends Timed>(rows: readonly T[], now: Date): InTime<T>[] {
  const next = rows.find(({ from }) => from > now);
  return rows.map((row) => {
    if (row.to <= now) return { ...row, state: 'over' };
    if (row.from <= now) return { ...row, state: 'now' };
    return { ...row, state: row === next ? 'next' : 'later' };
  });
}

/** The rows of today, also when they are over, or of the next day that has some; undefined if none are near. */
export function agendaAt<T extends Timed>(
  now: Date,
  rowsOn: (day: Date) => readonly T[],
): Agenda<T> | undefined {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const rows = rowsOn(date);
    if (rows.length > 0) return { date, isToday: ahead === 0, rows: inTime(rows, now) };
  }
  return undefined;
}

/** A function that finds the lessons of a day by the timetable that is valid then. Those in a row are one, as their sessions are. */
export const timetableRows = (
  stored: SchoolYear,
  holidays: readonly Holiday[],
  season: string,
): ((day: Date) => readonly AgendaRow[]) => {
  const schoolYear = inSeason(stored, season);
  const span = courseDays(season, schoolYear);
  return (day) => {
    const date = isoDateOf(day);
    if (!span || date < span.from || date > span.to || holidayOn(day, holidays)) return [];
    const hours = hoursOn(date, schoolYear);
    const lessons = lessonsOn(date, schoolYear, span.from);
    const isSame = (one: (typeof lessons)[number], next: (typeof lessons)[number]) =>
      one.className === next.className && one.subject === next.subject;
    return blocksOf(lessons, isSame).map((block) => {
      const [{ period, className, room, half }] = block;
      const last = block.at(-1)?.period ?? period;
      return { period, className, room, half, ...timesOf(day, period, last, hours) };
    });
  };
};
