import type { CourseLine, Session } from './course.ts';

/** One session's share of a line, from 1. */
export interface Part {
  readonly line: CourseLine;
  readonly part: number;
}

type Half = Session['half'];
const halves = [1, 2] as const;

/** Where each half of a class is: the index of its next part. */
export class Positions {
  readonly #next: Record<1 | 2, number>;
  readonly #isHalfDone: Record<1 | 2, boolean> = { 1: false, 2: false };

  /**
   * @param sessions the halves of all sessions of the year: if all are for one half, the other is not the teacher's and is
   * never behind
   */
  constructor(sessions: readonly Half[]) {
    const isTaught = (half: 1 | 2): boolean =>
      sessions.length === 0 || sessions.some((one) => one === undefined || one === half);
    this.#next = { 1: isTaught(1) ? 0 : Infinity, 2: isTaught(2) ? 0 : Infinity };
  }

  /** The position of a half; of the whole class, that of the half that is behind. */
  of(half: Half): number {
    return half === undefined ? this.behind : this.#next[half];
  }

  /** The position of the half that is behind. */
  get behind(): number {
    return Math.min(this.#next[1], this.#next[2]);
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
