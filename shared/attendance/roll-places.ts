import { classKey } from '../class-lists/class-code.ts';
import { blocksOf } from '../course/blocks.ts';
import type { Session } from '../course/course.ts';
import { periods, type Lesson } from '../model/school-year.ts';

/** What of a session says in which roll its pupils are called. */
type Called = Pick<Session, 'key' | 'date' | 'period' | 'half' | 'what'> & Partial<Session>;

/** The sessions in which one roll is called: a block of periods or, in a primary school, a half-day. */
export interface RollPlace<S extends Called = Session> {
  readonly key: string;
  readonly date: string;
  readonly sessions: readonly [S, ...S[]];
  /** Which half is called; undefined: the whole class. */
  readonly half: 1 | 2 | undefined;
  /** Whether all of it was lost. */
  readonly isLost: boolean;
}

/** The half of the day in which a period is. */
export const halfDayOf = (period: Lesson['period']): 'am' | 'pm' =>
  period <= periods.length / 2 ? 'am' : 'pm';

/**
 * Whether rolls are called by the half-day: in a primary school, by the teacher who has one class all day. A teacher of
 * several classes there, such as one of French, calls them by the session.
 * @param level of the class if it has one, else that of the teacher's profile
 * @param classNames of all courses of the teacher, in any spelling
 */
export const isCalledByHalfDay = (
  level: string | undefined,
  classNames: readonly string[],
): boolean => level === 'Primary' && new Set(classNames.map(classKey)).size === 1;

function placeOf<S extends Called>(key: string, sessions: readonly [S, ...S[]]): RollPlace<S> {
  const [{ date, half }] = sessions;
  const isOfHalf = sessions.every((session) => session.half === half);
  const isLost = sessions.every(({ what }) => what === 'lost');
  return { key, date, sessions, half: isOfHalf ? half : undefined, isLost };
}

function byHalfDays<S extends Called>(sessions: readonly S[]): RollPlace<S>[] {
  const grouped = Map.groupBy(sessions, ({ date, period }) => `${date}-${halfDayOf(period)}`);
  return [...grouped].flatMap(([key, [first, ...others]]) =>
    first ? [placeOf(key, [first, ...others])] : [],
  );
}

/**
 * The rolls of a class: one for each block of periods in a row, named by the first of them, or one for each half-day.
 * @param courses the sessions of each course that the teacher has with the class
 * @param isByHalfDay as `isCalledByHalfDay` says
 */
export function rollPlaces<S extends Called>(
  courses: readonly (readonly S[])[],
  isByHalfDay: boolean,
): RollPlace<S>[] {
  const places = isByHalfDay
    ? byHalfDays(courses.flat().toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    : courses.flatMap((sessions) =>
        blocksOf(sessions).map((block) => placeOf(block[0].key, block)),
      );
  return places.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The roll that a key names: its own, or that of a later period of its block. */
export const placeOfKey = <S extends Called>(
  places: readonly RollPlace<S>[],
  key: string,
): RollPlace<S> | undefined =>
  places.find((place) => place.key === key) ??
  places.find(({ sessions }) => sessions.some((session) => session.key === key));
