import type { CourseLine, Session } from './course.ts';

/** One session's share of a line, from 1. */
export interface Part {
  readonly line: CourseLine;
  readonly part: number;
}

type Half = Session['half'];
const halves = [1, 2] as const;

/**
 * The halves of a class that the teacher teaches. If the timetable has sessions for one half only, the other is not the
 * teacher's, whatever is made up. Without a timetable, the extra sessions decide.
 */
export function taughtHalves(
  sessions: readonly Pick<Session, 'half' | 'isExtra'>[],
): readonly (1 | 2)[] {
  const planned = sessions.filter(({ isExtra }) => !isExtra);
  const deciding = planned.length > 0 ? planned : sessions;
  return halves.filter((one) => deciding.some(({ half }) => half === undefined || half === one));
}

/** Where each half of a class is: the index of its next part. */
export class Positions {
  readonly #next: Record<1 | 2, number>;
  readonly #isHalfDone: Record<1 | 2, boolean> = { 1: false, 2: false };

  /** @param taught the halves that count: another one is never behind */
  constructor(taught: readonly (1 | 2)[]) {
    const startOf = (half: 1 | 2): number => (taught.includes(half) ? 0 : Infinity);
    this.#next = { 1: startOf(1), 2: startOf(2) };
  }

  /** The position of a half; of the whole class, that of the half that is behind. */
  of(half: Half): number {
    return half === undefined ? this.behind : this.#next[half];
  }

  /** The position of the half that is behind. */
  get behind(): number {
    const behind = Math.min(this.#next[1], this.#next[2]);
    // A course without sessions has reached nothing.
    return behind === Infinity ? 0 : behind;
  }

  /** Whether the part at the position was left half done. */
  isHalfDone(half: Half): boolean {
    return this.#at(half).some((one) => this.#isHalfDone[one]);
  }

  /** Moves the halves of a session to a position. */
  set(half: Half, position: number): void {
    for (const one of half === undefined ? halves : [half]) {
      if (this.#next[one] !== Infinity) this.#move(one, position);
    }
  }

  /** The halves that a session finds at its part go on to the next. */
  pass(half: Half): void {
    for (const one of this.#at(half)) this.#move(one, this.#next[one] + 1);
  }

  /** The halves that a session finds at its part have to continue it. */
  leaveHalf(half: Half): void {
    for (const one of this.#at(half)) this.#isHalfDone[one] = true;
  }

  /** The halves of a session that are not beyond its part. */
  #at(half: Half): readonly (1 | 2)[] {
    return half === undefined ? halves.filter((one) => this.#next[one] === this.behind) : [half];
  }

  #move(half: 1 | 2, position: number): void {
    this.#next[half] = position;
    this.#isHalfDone[half] = false;
  }
}
