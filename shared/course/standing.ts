import type { CourseSessions, Session } from './course.ts';
import { taughtHalves } from './positions.ts';

/** Where a course is before a date. All numbers are sessions. */
export interface Standing {
  /** Parts of lines that the class, or the half that is behind, has reached. */
  readonly done: number;
  /** How many more than planned; below 0, it is behind. */
  readonly ahead: number;
  /** Sessions that are left for lines until the last day: of the half that has the fewest. */
  readonly left: number;
  /** Parts of lines that are not reached. */
  readonly needed: number;
  readonly unplaced: CourseSessions['unplaced'];
  /** Lost sessions before the date that no extra session of the year makes up. */
  readonly notMadeUp: number;
  /** The first session on or after the date. */
  readonly current: Session | undefined;
}

const firstFrom = ({ sessions }: CourseSessions, date: string): Session | undefined =>
  sessions.find((session) => session.date >= date);

const reachedBefore = (year: CourseSessions, date: string): number =>
  firstFrom(year, date)?.reached ?? year.reached;

/** Whether a session is there for the lines. */
const isForLines = ({ what }: Session): boolean => what === 'line' || what === 'free';

function leftFrom({ sessions }: CourseSessions, date: string): number {
  const left = sessions.filter((session) => session.date >= date && isForLines(session));
  const ofHalf = (half: 1 | 2): number =>
    left.filter((session) => session.half === undefined || session.half === half).length;
  const halves = taughtHalves(sessions);
  return halves.length === 0 ? 0 : Math.min(...halves.map(ofHalf));
}

/**
 * Where a course is before a date, such as today: what it has reached by then, and what is left.
 * @param real with the log
 * @param planned without it
 */
export function standingOf(real: CourseSessions, planned: CourseSessions, date: string): Standing {
  const done = reachedBefore(real, date);
  const lost = real.sessions.filter((one) => one.what === 'lost' && one.date < date).length;
  const extra = real.sessions.filter((one) => one.isExtra && one.what !== 'lost').length;
  return {
    done,
    ahead: done - reachedBefore(planned, date),
    left: leftFrom(real, date),
    needed: real.needed - done,
    unplaced: real.unplaced,
    notMadeUp: Math.max(0, lost - extra),
    current: firstFrom(real, date),
  };
}
