import { describe, expect, it } from 'vitest';
import type { Stroke } from '../page/strokes.ts';
import { linesBetween } from './ink-rows.ts';

/** A line of this many digits, 20 pixels high, centred at `middle`. */
const lineOf = (middle: number, digits: number): Stroke[] =>
  Array.from({ length: digits }, (_, at) => {
    const left = 100 + at * 16;
    return { left, top: middle - 10, right: left + 11, bottom: middle + 9, area: 120 };
  });

const page = { top: 0, bottom: 1_700 };
const rows = Array.from({ length: 20 }, (_, row) => 420 + row * 60);
const written = rows.flatMap((middle, row) => lineOf(middle, 5 + (row % 3)));

describe('lines of writing', () => {
  it.each([
    ['alone', []],
    ['below a title and headings that hold more ink than all rows, twice as far apart', [180, 300]],
    ['below such headings of three lines', [100, 220, 340]],
  ])('are found %s', (_, above) => {
    const heavy = above.flatMap((middle) => lineOf(middle, 60));
    const lines = linesBetween([...heavy, ...written], page, 20);
    const middles = [...above, ...rows];
    expect(lines).toHaveLength(middles.length);
    middles.forEach((middle, at) => {
      expect(lines[at]!.top).toBeLessThan(middle - 10);
      expect(lines[at]!.bottom).toBeGreaterThan(middle + 9);
    });
  });

  it('are not found where nothing is written', () => {
    expect(linesBetween([], page, 20)).toEqual([]);
  });
});
