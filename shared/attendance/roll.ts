import type { Roll, RollMark, RollSign } from '../model/attendance.ts';

/** Of a session in which nothing was called. */
export const emptyRoll: Roll = { marks: {} };

/** Whether a roll was taken, and not taken back since. */
export const isTaken = ({ taken }: Roll): boolean => taken !== undefined && taken.pupils.length > 0;

/**
 * What a roll says of a pupil: a sign as tapped; `present` only if the roll was taken and called the pupil; undefined: not
 * known.
 */
export function signIn({ taken, marks }: Roll, pupil: string): RollSign | undefined {
  if (!taken?.pupils.includes(pupil)) {
    const sign = marks[pupil]?.sign;
    return sign === 'present' ? undefined : sign;
  }
  return marks[pupil]?.sign ?? 'present';
}

/** The month of a roll, as the id of its document. */
export const attendanceIdOf = (key: string): string => `m${key.slice(0, 7)}`;

/** The date of a roll, `YYYY-MM-DD`. */
export const dateOfRoll = (key: string): string => key.slice(0, 10);

/** Now, or just after what was said before: a device whose clock is behind does not lose what was tapped last. */
export function momentAfter(before: string | undefined, now: Date): string {
  const moment = now.toISOString();
  if (before === undefined || moment > before) return moment;
  return new Date(Date.parse(before) + 1).toISOString();
}

/** The later of what two devices said; equal moments are settled by the words, so that both devices choose the same. */
export function laterOf<T extends Pick<RollMark, 'at'>>(
  one: T | undefined,
  other: T | undefined,
): T | undefined {
  if (!one || !other) return one ?? other;
  const [first, second] = [Date.parse(one.at), Date.parse(other.at)];
  if (first !== second) return first > second ? one : other;
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}

/**
 * What two devices said of a roll, pupil by pupil: nothing that either said is lost, and of one pupil the later tap counts.
 * In any order and any number of times the result is the same.
 */
export function mergeRolls(one: Roll, other: Roll): Roll {
  const taken = laterOf(one.taken, other.taken);
  const pupils = new Set([...Object.keys(one.marks), ...Object.keys(other.marks)]);
  const marks: Record<string, RollMark> = {};
  for (const pupil of pupils) {
    const mark = laterOf(one.marks[pupil], other.marks[pupil]);
    if (mark) marks[pupil] = mark;
  }
  return { ...(taken && { taken }), marks };
}
