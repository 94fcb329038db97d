import { expect, it } from 'vitest';
import type { Boundary } from './boundaries.ts';
import { spansOf } from './spans.ts';

const edge = (value: number, from: number, to: number): Boundary => {
  const at = () => value;
  return { at, ruled: [{ at, from, to, seen: 1, darkness: 200, seenAt: () => true }] };
};
/** Eight rows and three columns of 100 pixels; the named lines start only at 100 pixels. */
const tableWith = (shortRows: number[], shortColumns: number[]) => ({
  rows: Array.from({ length: 9 }, (_, row) =>
    edge(row * 100, shortRows.includes(row) ? 100 : 0, 300),
  ),
  columns: Array.from({ length: 4 }, (_, column) =>
    edge(column * 100, shortColumns.includes(column) ? 100 : 0, 800),
  ),
});

it('merges headings where no line separates them', () => {
  expect(spansOf(tableWith([], []))).toEqual([]);
  expect(spansOf(tableWith([], [2]))).toEqual([{ row: 0, column: 1, rows: 1, columns: 2 }]);
  expect(spansOf(tableWith([1], []))).toEqual([{ row: 0, column: 0, rows: 2, columns: 1 }]);
});

it('keeps rows of pupils apart even if the line between them is not seen', () => {
  expect(spansOf(tableWith([4, 5, 7], []))).toEqual([]);
});

it('does not take a gap without lines for a merged heading', () => {
  const gap = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(spansOf(tableWith(gap, []))).toEqual([]);
});
