import { describe, expect, it } from 'vitest';
import { countBare, fitColumnsToHeadings } from './heading-columns.ts';
import type { Run } from './run.ts';

const run = (from: number, to: number): Run => ({ from, to });
/** How many of twenty rows have ink at each distance, as stretches. */
const below = (...stretches: readonly (readonly [from: number, to: number, rows: number])[]) => {
  const cover = new Float64Array(400);
  for (const [from, to, rows] of stretches) cover.fill(rows, from, to + 1);
  return { cover, ink: cover, rows: 20, letters: 20 };
};

describe('columns below headings', () => {
  const inked = [run(20, 60), run(120, 180)];
  const cover = below([20, 60, 20], [120, 180, 18]);

  it.each([
    ['a heading each', [run(15, 70), run(110, 170)], 0],
    ['one heading in common', [run(30, 175)], 1],
    ['two words above one of them', [run(110, 140), run(150, 190)], 1],
    ['a heading beside them', [run(200, 260)], 2],
  ])('lack a heading of their own with %s', (_, headings, count) => {
    expect(countBare(inked, headings)).toBe(count);
  });

  it('follow the writing when there is nothing else', () => {
    expect(fitColumnsToHeadings(inked, [], cover)).toEqual(inked);
    expect(fitColumnsToHeadings(inked, [run(15, 70), run(110, 170)], cover)).toEqual(inked);
  });

  it('can be empty so far', () => {
    const headings = [run(15, 70), run(110, 170), run(230, 300)];
    expect(fitColumnsToHeadings(inked, headings, cover)).toEqual([...inked, run(230, 300)]);
  });

  it('are not made from a heading beside its column, or from a speck', () => {
    expect(fitColumnsToHeadings(inked, [run(15, 70), run(230, 300)], cover)).toEqual(inked);
    const specks = [run(15, 70), run(110, 170), run(230, 240)];
    expect(fitColumnsToHeadings(inked, specks, cover)).toEqual(inked);
  });

  it('are separated where few rows run across the border', () => {
    const joined = below([20, 180, 2], [20, 90, 15], [110, 180, 16]);
    const headings = [run(30, 70), run(120, 170)];
    expect(fitColumnsToHeadings([run(20, 180)], headings, joined)).toEqual([
      run(20, 90),
      run(110, 180),
    ]);
  });

  it('are separated by the narrow gap that long numbers leave, though spaces inside numbers are as wide', () => {
    const { ink } = below([20, 108, 18], [109, 115, 1], [116, 180, 16]);
    const full = { ...below([20, 180, 18]), ink };
    const headings = [run(30, 70), run(120, 170)];
    const whole = [run(20, 180)];
    expect(fitColumnsToHeadings(whole, headings, full)).toEqual([run(20, 108), run(116, 180)]);
    expect(fitColumnsToHeadings(whole, [run(30, 170)], full)).toEqual(whole);
    const digits = { ...full, ink: below([20, 108, 18], [109, 111, 1], [112, 180, 16]).ink };
    expect(fitColumnsToHeadings(whole, headings, digits)).toEqual(whole);
  });

  it('are separated where fewest rows run across, even if those are several', () => {
    const wide = below([20, 85, 16], [86, 96, 7], [97, 104, 5], [105, 180, 15]);
    const whole = [run(20, 180)];
    const headings = [run(30, 70), run(120, 170)];
    expect(fitColumnsToHeadings(whole, headings, wide)).toEqual([run(20, 96), run(105, 180)]);
    const large = below([20, 85, 16], [86, 96, 9], [97, 104, 7], [105, 180, 15]);
    expect(fitColumnsToHeadings(whole, headings, large)).toEqual([run(20, 96), run(105, 180)]);
    const crossed = below([20, 85, 16], [86, 96, 9], [97, 104, 8], [105, 180, 15]);
    expect(fitColumnsToHeadings(whole, headings, crossed)).toEqual(whole);
  });

  it('are separated though a heading is so much wider than its numbers that its middle is beside them', () => {
    const joined = below([20, 130, 18], [131, 138, 1], [139, 150, 17]);
    const headings = [run(30, 110), run(135, 190)];
    expect(fitColumnsToHeadings([run(20, 150)], headings, joined)).toEqual([
      run(20, 130),
      run(139, 150),
    ]);
  });

  it('are one where most rows run on below two words of a heading', () => {
    const names = below([20, 180, 12]);
    expect(fitColumnsToHeadings([run(20, 180)], [run(30, 70), run(120, 170)], names)).toEqual([
      run(20, 180),
    ]);
  });
});
