import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../model/question-levels.ts';
import { composeTest, type AskedTest, type Candidate } from './compose-test.ts';
import { keptChoice, keptIdOf } from './kept.fixture.ts';
import { cellsOf, portionsOf } from './specification-cells.ts';

const classId = '01KAJ6Z7B1N5C8H3K2P6Q9R4TW';
const competences = ['يقارن كسرين', 'يجمع كسرين', 'يحل مشكلة'];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

interface Made {
  readonly difficulty?: Difficulty | undefined;
  readonly competence?: number | undefined;
  readonly points?: number;
  readonly used?: string | undefined;
}
const candidate = (
  index: number,
  { difficulty, competence, points = 1, used }: Made,
): Candidate => ({
  id: keptIdOf(index),
  kept: keptChoice(
    { stem: `Question ${index}`, points, difficulty },
    {
      competence: competence === undefined ? undefined : competences[competence],
      ...(used !== undefined && {
        tests: [{ draft: keptIdOf(1), question: 'q1', title: 'T', classId, date: used }],
      }),
    },
  ),
});

const banks = fc
  .array(
    fc.record({
      difficulty: fc.constantFrom(1, 2, 3, undefined),
      competence: fc.constantFrom(0, 1, 2, undefined),
      points: fc.constantFrom(0, 0.25, 1, 2.5),
      used: fc.constantFrom(undefined, '2026-03-01', '2026-10-05'),
    }),
    { maxLength: 40 },
  )
  .map((made) => made.map((one, index) => candidate(index, one)));
const asked = fc.record<AskedTest>({
  count: fc.integer({ min: 0, max: 20 }),
  points: fc.integer({ min: 1, max: 160 }).map((quarters) => quarters / 4),
  competences: fc.subarray(competences),
  levels: fc.constantFrom(undefined, {
    by: 'difficulty' as const,
    shares: { 1: 40, 2: 40, 3: 20 },
  }),
  avoid: fc.constantFrom(undefined, { classId, from: '2026-09-01' }),
});

describe('composing a test', () => {
  it('gives points that add up exactly, in quarters, and none to nothing', () => {
    fc.assert(
      fc.property(banks, asked, (bank, test) => {
        const { chosen, missing, cells } = composeTest(bank, test);
        const count = Math.min(test.count, test.points * 4);
        const points = chosen.map((one) => one.points);
        expect(chosen.length + missing.count).toBe(count);
        if (count > 0) expect(sum(points) + missing.points).toBe(test.points);
        expect(points.every((one) => one >= 0.25 && Number.isInteger(one * 4))).toBe(true);
        expect(sum(cells.map(({ wanted }) => wanted))).toBe(count);
        expect(sum(cells.map(({ found }) => found))).toBe(chosen.length);
        expect(cells.every(({ wanted, found }) => found <= wanted)).toBe(true);
      }),
    );
  });

  it('chooses each once, only what fits, and nothing that the class had this year', () => {
    fc.assert(
      fc.property(banks, asked, (bank, test) => {
        const { chosen } = composeTest(bank, test);
        const ids = chosen.map((one) => one.candidate.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { candidate: one } of chosen) {
          const { competence, question, tests = [] } = one.kept;
          if (test.competences?.length) expect(test.competences).toContain(competence);
          if (test.levels) expect([1, 2, 3]).toContain(question.difficulty);
          if (test.avoid) expect(tests.every(({ date }) => date < '2026-09-01')).toBe(true);
        }
      }),
    );
  });

  it('is the same for the same seed, whatever the order, and another for another', () => {
    fc.assert(
      fc.property(banks, asked, (bank, test) => {
        const ids = (from: readonly Candidate[]) =>
          composeTest(from, test, 'a').chosen.map((one) => [one.candidate.id, one.points]);
        expect(ids(bank.toReversed())).toEqual(ids(bank));
      }),
    );
    const bank = Array.from({ length: 40 }, (_, index) => candidate(index, {}));
    const of = (seed: string) =>
      composeTest(bank, { count: 5, points: 20 }, seed).chosen.map((one) => one.candidate.id);
    expect(of('a')).not.toEqual(of('b'));
  });

  it('swaps a question for what is not chosen, the same cell first', () => {
    fc.assert(
      fc.property(banks, asked, (bank, test) => {
        const { chosen, swapFor } = composeTest(bank, test);
        const ids = new Set(chosen.map((one) => one.candidate.id));
        for (const { candidate: out } of chosen) {
          const next = swapFor(out.id);
          expect(next.some((one) => ids.has(one.id))).toBe(false);
          const fits = (one: Candidate) =>
            (!test.levels || one.kept.question.difficulty === out.kept.question.difficulty) &&
            (!test.competences?.length || one.kept.competence === out.kept.competence);
          expect(next.map(fits)).toEqual(next.map(fits).toSorted((a, b) => Number(b) - Number(a)));
        }
        expect(swapFor('none')).toEqual([]);
      }),
    );
  });

  it('prefers what was used longest ago, and takes one of equal questions', () => {
    const bank = [
      candidate(1, { used: '2026-10-05' }),
      candidate(2, { used: '2026-03-01' }),
      candidate(3, {}),
    ];
    const two = composeTest(bank, { count: 2, points: 2 });
    expect(two.chosen.map((one) => one.candidate.id)).toEqual([3, 2].map(keptIdOf));
    const twice = [candidate(1, {}), { ...candidate(1, {}), id: keptIdOf(2) }];
    expect(composeTest(twice, { count: 2, points: 2 }).missing).toEqual({ count: 1, points: 1 });
  });

  it('names the cells that the bank cannot fill', () => {
    const bank = [candidate(1, { difficulty: 1, competence: 0 })];
    const { cells } = composeTest(bank, {
      ...{ count: 4, points: 20, competences: competences.slice(0, 2) },
      levels: { by: 'difficulty', shares: { 1: 50, 3: 50 } },
    });
    expect(cells).toEqual([
      { level: '1', competence: competences[0], wanted: 2, found: 1 },
      { level: '3', competence: competences[1], wanted: 2, found: 0 },
    ]);
  });

  it('of an empty bank has nothing, and asks for all', () => {
    expect(composeTest([], { count: 10, points: 20 })).toMatchObject({
      ...{ chosen: [], missing: { count: 10, points: 20 } },
    });
  });
});

/** The most that rows and columns with these needs can exchange: the smallest cut, over all subsets. */
function smallestCut(
  rows: readonly number[],
  columns: readonly number[],
  room: number[][],
): number {
  let least = Infinity;
  for (let out = 0; out < 1 << rows.length; out += 1)
    for (let into = 0; into < 1 << columns.length; into += 1) {
      const isCut = (set: number, index: number) => ((set >> index) & 1) === 1;
      const cut =
        sum(rows.filter((_, row) => isCut(out, row))) +
        sum(columns.filter((_, column) => isCut(into, column))) +
        sum(
          rows.map((_, row) =>
            isCut(out, row)
              ? 0
              : sum(columns.map((__, column) => (isCut(into, column) ? 0 : room[row]![column]!))),
          ),
        );
      least = Math.min(least, cut);
    }
  return least;
}

describe('the table of specifications', () => {
  it('is filled as far as any choice can fill it, with its rows and columns kept', () => {
    const table = fc.array(fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }), {
      ...{ minLength: 1, maxLength: 4 },
    });
    fc.assert(
      fc.property(table, fc.nat(15), (room, count) => {
        const levels = room.map((_, row) => [`${row}`, row + 1] as const);
        const rows = portionsOf(
          count,
          levels.map(([, share]) => share),
        );
        const columns = portionsOf(count, [1, 1, 1]);
        const cells = cellsOf(
          count,
          { levels, competences: ['0', '1', '2'] },
          (level, competence) => room[Number(level)]![Number(competence)]!,
        );
        expect(sum(cells.map(({ found }) => found))).toBe(smallestCut(rows, columns, room));
        for (const [row, wanted] of rows.entries())
          expect(sum(cells.filter((one) => one.level === `${row}`).map((one) => one.wanted))).toBe(
            wanted,
          );
        for (const [column, wanted] of columns.entries())
          expect(
            sum(cells.filter((one) => one.competence === `${column}`).map((one) => one.wanted)),
          ).toBe(wanted);
      }),
    );
  });

  it('shares 10 questions 40/40/20', () => {
    expect(portionsOf(10, [40, 40, 20])).toEqual([4, 4, 2]);
    expect(portionsOf(7, [1, 1, 1])).toEqual([3, 2, 2]);
    expect(portionsOf(3, [0, NaN, -1])).toEqual([0, 0, 0]);
  });
});
