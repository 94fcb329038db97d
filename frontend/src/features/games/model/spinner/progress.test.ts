import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraw } from '../random.ts';
import {
  drawPupil,
  freshProgress,
  markAbsent,
  markPicked,
  markPresent,
  newRound,
  onDay,
  putBack,
  standingOf,
  type Progress,
} from './progress.ts';
import type { Pupil } from './pupils.ts';

const DAY = '2026-11-21';
const start = freshProgress(DAY);
const classOf = (size: number): Pupil[] =>
  Array.from({ length: size }, (_, i) => ({ id: `p${i}`, name: `Pupil ${i}` }));

const randoms = fc.infiniteStream(fc.nat(2 ** 32 - 1));
const drawFrom = (stream: Iterator<number>) => fairDraw(() => Number(stream.next().value));

/** Plays turns and opens a new round whenever one is over; returns who was picked. */
const play = (pupils: Pupil[], turns: number, random: (bound: number) => number): string[] => {
  const order: string[] = [];
  let progress: Progress = start;
  for (let turn = 0; turn < turns; turn += 1) {
    if (standingOf(pupils, progress).remaining.length === 0) progress = newRound(progress);
    const { id } = drawPupil(pupils, progress, random)!;
    order.push(id);
    progress = markPicked(progress, id);
  }
  return order;
};

/** A pseudo-random sequence that is the same in every run (mulberry32, public domain). */
const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
};

describe('the fairness of the wheel', () => {
  it('picks nobody twice until everyone was picked, in every round, for 1 to 200 pupils', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), randoms, (size, stream) => {
        const order = play(classOf(size), size * 2, drawFrom(stream));
        expect(new Set(order.slice(0, size)).size).toBe(size);
        expect(new Set(order.slice(size)).size).toBe(size);
      }),
      { numRuns: 20 },
    );
  });

  it('never picks the same pupil twice in a row, across rounds too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), randoms, (size, stream) => {
        const order = play(classOf(size), size * 5, drawFrom(stream));
        order.slice(1).forEach((id, index) => expect(id).not.toBe(order[index]));
      }),
    );
  });

  it('gives each pupil the same chance at every turn (chi-square, 2,000 rounds of five)', () => {
    const random = fairDraw(mulberry32(12345));
    const pupils = classOf(5);
    const counts = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
    for (let round = 0; round < 2_000; round += 1)
      play(pupils, 5, random).forEach((id, turn) => counts[turn]![Number(id.slice(1))]!++);
    for (const turn of counts) {
      const chiSquare = turn.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      // 99.9 % quantile with four degrees of freedom
      expect(chiSquare).toBeLessThan(18.47);
    }
  });

  it('never picks an absent pupil', () => {
    fc.assert(
      fc.property(randoms, fc.nat(9), (stream, away) => {
        const pupils = classOf(10);
        let progress = markAbsent(start, `p${away}`);
        const random = drawFrom(stream);
        for (let pupil = drawPupil(pupils, progress, random); pupil;) {
          expect(pupil.id).not.toBe(`p${away}`);
          progress = markPicked(progress, pupil.id);
          pupil = drawPupil(pupils, progress, random);
        }
        expect(progress.picked.length).toBe(9);
      }),
    );
  });
});

describe('the progress of a class', () => {
  const pupils = classOf(3);

  it('divides the class into waiting, picked and absent pupils', () => {
    const progress = markAbsent(markPicked(markPicked(start, 'p2'), 'p0'), 'p1');
    const { remaining, picked, absent } = standingOf(pupils, progress);
    expect(remaining).toEqual([]);
    expect(picked.map(({ id }) => id)).toEqual(['p2', 'p0']);
    expect(absent.map(({ id }) => id)).toEqual(['p1']);
  });

  it('picks no pupil when none is left', () => {
    expect(drawPupil([], start, () => 0)).toBeUndefined();
  });

  it('draws the only pupil again and again', () => {
    expect(play(classOf(1), 3, () => 0)).toEqual(['p0', 'p0', 'p0']);
  });

  it('returns the turn of an absent pupil', () => {
    const progress = markPresent(markAbsent(markPicked(start, 'p1'), 'p1'), 'p1');
    expect(standingOf(pupils, progress).remaining).toHaveLength(3);
  });

  it('puts a picked pupil back', () => {
    expect(putBack(markPicked(start, 'p1'), 'p1').picked).toEqual([]);
  });

  it('forgets yesterday’s absences, but not the turns', () => {
    const progress = markAbsent(markPicked(start, 'p1'), 'p2');
    expect(onDay(progress, DAY)).toBe(progress);
    expect(onDay(progress, '2026-11-22')).toMatchObject({ picked: ['p1'], absent: [] });
  });

  it('ignores pupils who are no longer on the list', () => {
    expect(standingOf(pupils, markPicked(start, 'gone')).picked).toEqual([]);
  });
});
