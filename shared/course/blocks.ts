import { periods } from '../model/school-year.ts';
import type { Session } from './course.ts';

/** The last period of the morning: the next one is not in a row with it. */
const NOON = periods.length / 2;

type Placed = Pick<Session, 'period' | 'half'> & Partial<Pick<Session, 'date' | 'room'>>;

const isInARow = (one: Placed, next: Placed): boolean =>
  one.date === next.date &&
  one.period + 1 === next.period &&
  one.period !== NOON &&
  one.half === next.half &&
  one.room === next.room;

/**
 * Sessions of a course in blocks: those in a row on a day, for the same pupils in the same room, are one.
 * @param isSame whether two are of one course; missing: all are
 */
export function blocksOf<S extends Placed>(
  sessions: readonly S[],
  isSame: (one: S, next: S) => boolean = () => true,
): (readonly [S, ...S[]])[] {
  const blocks: [S, ...S[]][] = [];
  for (const session of sessions) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    if (block && last && isInARow(last, session) && isSame(last, session)) block.push(session);
    else blocks.push([session]);
  }
  return blocks;
}
