import { isSameCourse } from '#shared/course/courses-of.ts';
import type { Session } from '#shared/course/course.ts';
import type { DayCourse, Days } from './day-course.ts';

const meet = (one: Session, other: Session): boolean =>
  one.half === undefined || other.half === undefined || one.half === other.half;

/** The homework that is to be corrected in a session: that of the session before it, over lost ones. */
export function homeworkFor(session: Session, sessions: readonly Session[]): string | undefined {
  const before = sessions.filter((one) => one.key < session.key && meet(one, session));
  const last = before.findLast(
    ({ what, entry }) => what !== 'lost' || entry?.homework !== undefined,
  );
  return last?.entry?.homework;
}

/** The session of the same pupils that comes next; undefined after the last. */
export const nextSession = (session: Session, sessions: readonly Session[]): Session | undefined =>
  sessions.find((one) => one.key > session.key && meet(one, session));

/** A session of another class of the level that the same homework belongs to. */
export interface Sibling {
  readonly of: DayCourse;
  readonly session: Session;
}

/** The other saved classes with the same annual distribution, each at the same part or, if it has none, at its newest session. */
export function siblingsOf(of: DayCourse, session: Session, { courses }: Days): Sibling[] {
  const { distribution } = of;
  if (!distribution) return [];
  return courses
    .filter(
      (other) =>
        !isSameCourse(other.course, of.course) && other.kept && other.distribution === distribution,
    )
    .flatMap((other): Sibling[] => {
      const same = other.real.sessions.find(
        (one) =>
          one.what === 'line' &&
          one.line?.index === session.line?.index &&
          one.part === session.part &&
          meet(one, session),
      );
      const newest = other.real.sessions.findLast(({ date }) => date <= session.date);
      const found = (session.what === 'line' ? same : undefined) ?? newest;
      return found ? [{ of: other, session: found }] : [];
    });
}
