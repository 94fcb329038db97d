import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignInOrder } from './align-in-order.ts';

/** The greatest gain of any pairing in order, found by trying them all. */
function most(gains: readonly (readonly number[])[], row = 0, from = 0): number {
  if (row >= gains.length) return 0;
  const here = (gains[row] ?? []).map((gain, column) =>
    column < from ? -Infinity : gain + most(gains, row + 1, column + 1),
  );
  return Math.max(most(gains, row + 1, from), ...here);
}

describe('aligning two lists in order', () => {
  it('makes the pairs with the highest gain, and none with a loss', () => {
    expect(
      alignInOrder([
        [1, -1, -1],
        [-1, -1, -1],
        [-1, -1, 1],
      ]),
    ).toEqual([0, undefined, 2]);
    expect(alignInOrder([])).toEqual([]);
    expect(alignInOrder([[], []])).toEqual([undefined, undefined]);
  });

  it('gives up the smaller gain when two pairs cross', () => {
    expect(
      alignInOrder([
        [-1, 0.4],
        [0.9, -1],
      ]),
    ).toEqual([undefined, 0]);
  });

  it('keeps the order and reaches the highest gain', () => {
    const gain = fc.integer({ min: -4, max: 8 });
    const table = fc
      .integer({ min: 0, max: 4 })
      .chain((width) =>
        fc.array(fc.array(gain, { minLength: width, maxLength: width }), { maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, (gains) => {
        const pairs = alignInOrder(gains);
        const columns = pairs.filter((column) => column !== undefined);
        expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b));
        const gained = pairs.reduce<number>(
          (sum, column, row) => sum + (column === undefined ? 0 : (gains[row]?.[column] ?? 0)),
          0,
        );
        expect(gained).toBe(most(gains));
      }),
    );
  });
});
