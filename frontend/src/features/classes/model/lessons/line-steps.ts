import {
  groupsOf,
  linesOfClass,
  mergeLine,
  moveLine,
  resizeLine,
} from '#shared/course/class-order.ts';
import type { CourseLine, CourseSessions, CourseYear } from '#shared/course/course.ts';
import { findLine } from '#shared/course/line-names.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import type { LogEntry, PlacedLine } from '#shared/model/course-log.ts';
import type { DayCourse } from '#frontend/days/model/day-course.ts';

/**
 * A change of the order of a class: a line goes up or down, the next one is taught with it, it is taught on its own again,
 * or takes this number of sessions.
 */
export type LineStep = 'up' | 'down' | 'merge' | 'separate' | number;

type Order = readonly PlacedLine[] | undefined;
type Course = Pick<DayCourse, 'year' | 'real' | 'standing'>;

export function orderAfter(year: CourseYear, { name }: CourseLine, step: LineStep): Order {
  if (typeof step === 'number') return resizeLine(year, name, step);
  if (step === 'merge') return mergeLine(year, name);
  if (step === 'separate') return resizeLine(year, name, undefined);
  return moveLine(year, name, step === 'up' ? -1 : 1);
}

/** What each session before another shows: the line with those that are taught with it, and the part. A lost one taught nothing. */
function taughtBefore({ sessions, lines }: CourseSessions, key: string | undefined): string[] {
  const groups = new Map(
    groupsOf(lines).map((group) => [group[0], group.map(({ index }) => index).join(' ')]),
  );
  return sessions
    .filter((session) => session.what !== 'lost' && (key === undefined || session.key < key))
    .map(({ what, line, part }) =>
      [what, line && (groups.get(line) ?? line.index), part].join(' / '),
    );
}

const withOrder = (year: CourseYear, order: Order): CourseYear => {
  const { order: before, ...log } = year.log;
  return { ...year, log: { ...log, ...(order && { order: [...order] }) } };
};

/**
 * What to say of the sessions ahead that have a place in the year, if an order puts a line before that place which came
 * after it: the class is at that line then. Otherwise it would never be taught.
 */
export function placesAfter(
  { year, real, standing }: Course,
  order: Order,
): Readonly<Record<string, Pick<LogEntry, 'here'>>> {
  const lines = linesOfClass(withOrder(year, order));
  const from = standing.current?.key;
  return Object.fromEntries(
    Object.entries(year.log.entries).flatMap(([key, { here }]) => {
      const line = here && findLine(real.lines, here);
      if (!line || from === undefined || key < from) return [];
      const later = new Set(real.lines.slice(real.lines.indexOf(line)).map(({ index }) => index));
      const first = lines.find(({ index, parts }) => later.has(index) && parts > 0);
      return first && first.index !== line.index
        ? [[key, { here: { ...first.name, part: 1 } }] as const]
        : [];
    }),
  );
}

/** Whether an order leaves the sessions before the next one of the class as they are: what was taught stays. */
export function keepsPast({ year, real, standing }: Course, order: Order): boolean {
  const after = sessionsOf(withOrder(year, order));
  const key = standing.current?.key;
  return taughtBefore(after, key).join('\n') === taughtBefore(real, key).join('\n');
}
