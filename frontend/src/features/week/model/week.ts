import type { Session } from '#shared/course/course.ts';
import { periods, type Holiday, type Lesson } from '#shared/model/school-year.ts';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';

type Period = Lesson['period'];
type Days = { readonly from: string; readonly to: string };

const FRIDAY = 5;
const DAYS = 7;
const NOON = periods.length / 2;

/** A course with its sessions of the year. */
interface Dated {
  readonly real: { readonly sessions: readonly Session[] };
}

/** A session of a week, with its course. */
export interface Slot<C> {
  readonly of: C;
  readonly session: Session;
  /** Of a lost session: the one that took over its part. */
  readonly movedTo: Session | undefined;
}

export interface WeekDay<C> {
  readonly date: string;
  readonly holiday: Holiday | undefined;
  readonly exam: Holiday | undefined;
  /** By period. Two lessons at once are possible, if one was added to the log. */
  readonly slots: readonly Slot<C>[];
}

export interface Week<C> {
  /** Sunday to Thursday; Friday and Saturday only with sessions. */
  readonly days: readonly WeekDay<C>[];
  /** The periods of both halves of a day, from the first to the last that has lessons. */
  readonly morning: readonly Period[];
  readonly afternoon: readonly Period[];
}

const covering = (date: string, ranges: readonly Holiday[]): Holiday | undefined =>
  ranges.find(({ from, to }) => from <= date && date <= to);

const datesOfWeek = (sunday: string): string[] =>
  Array.from({ length: DAYS }, (_, day) => daysAfter(sunday, day));

/**
 * Which week of lessons the week of a date is, from 1: weeks that are holidays are not counted. Undefined outside the year
 * and in holidays.
 */
export function weekNumber(
  date: string,
  { from, to }: Days,
  holidays: readonly Holiday[],
): number | undefined {
  const asked = sundayOf(date);
  const hasLessons = (sunday: string): boolean =>
    datesOfWeek(sunday)
      .slice(0, FRIDAY)
      .some((day) => from <= day && day <= to && !covering(day, holidays));
  if (asked < sundayOf(from) || !hasLessons(asked)) return undefined;
  let number = 0;
  for (let sunday = sundayOf(from); sunday <= asked; sunday = daysAfter(sunday, DAYS))
    number += hasLessons(sunday) ? 1 : 0;
  return number;
}

/** The later session of a course that shows the part which a lost one would have been. */
export function movedTo(lost: Session, sessions: readonly Session[]): Session | undefined {
  const { line, part, half, key } = lost;
  if (lost.what !== 'lost' || !line) return undefined;
  return sessions.find(
    (one) =>
      one.key > key &&
      one.what === 'line' &&
      one.line?.index === line.index &&
      one.part === part &&
      (half === undefined || one.half === undefined || one.half === half),
  );
}

const upToLast = (all: readonly Period[], used: ReadonlySet<Period>): Period[] => {
  const last = all.findLastIndex((period) => used.has(period));
  return all.slice(0, last + 1);
};

/**
 * The week of a date.
 * @param lessons those of the timetable, so that the rows stay when the week changes
 */
export function weekOf<C extends Dated>(
  date: string,
  courses: readonly C[],
  marked: {
    readonly lessons: readonly Pick<Lesson, 'period'>[];
    readonly holidays: readonly Holiday[];
    readonly exams: readonly Holiday[];
  },
): Week<C> {
  const dates = datesOfWeek(sundayOf(date));
  const [first = date, last = date] = [dates[0], dates.at(-1)];
  const slots = courses.flatMap((of) => {
    const { sessions } = of.real;
    return sessions
      .filter((session) => first <= session.date && session.date <= last)
      .map((session) => ({ of, session, movedTo: movedTo(session, sessions) }));
  });
  const used = new Set([
    ...marked.lessons.map(({ period }) => period),
    ...slots.map(({ session }) => session.period),
  ]);
  return {
    days: dates
      .map((day) => ({
        date: day,
        holiday: covering(day, marked.holidays),
        exam: covering(day, marked.exams),
        slots: slots
          .filter(({ session }) => session.date === day)
          .toSorted((one, other) => one.session.period - other.session.period),
      }))
      .filter((day, index) => index < FRIDAY || day.slots.length > 0),
    morning: upToLast(periods.slice(0, NOON), used),
    afternoon: upToLast(periods.slice(NOON), used),
  };
}
