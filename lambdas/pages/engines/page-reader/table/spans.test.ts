import { expect, it } from 'vitest';
import type { Boundary } from './boundaries.ts';
import { spansOf } from './spans.ts';

const plain = { strokes: [], letters: 20 };
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
  expect(spansOf(tableWith([], []), plain)).toEqual([]);
  expect(spansOf(tableWith([], [2]), plain)).toEqual([{ row: 0, column: 1, rows: 1, columns: 2 }]);
  expect(spansOf(tableWith([1], []), plain)).toEqual([{ row: 0, column: 0, rows: 2, columns: 1 }]);
});

it('keeps rows of pupils apart even if the line between them is not seen', () => {
  expect(spansOf(tableWith([4, 5, 7], []), plain)).toEqual([]);
});

it('does not take a gap without lines for a merged heading', () => {
  const gap = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(spansOf(tableWith(gap, []), plain)).toEqual([]);
});

const stroke = (left: number, right: number, top: number, bottom: number) => ({
  ...{ left, right, top, bottom },
  area: 50,
});
const spansWith = (strokes: ReturnType<typeof stroke>[], isSeen: (y: number) => boolean) => {
  const { rows, columns } = tableWith([], []);
  const faint = columns.map(({ at, ruled }, column) => ({
    at,
    ruled: ruled.map((one) => (column === 2 ? { ...one, seenAt: isSeen } : one)),
  }));
  return spansOf({ rows, columns: faint }, { strokes, letters: 20 });
};

it('knows that writing hides a line, which is missing only where nothing is written', () => {
  const isSeen = (y: number) => y < 15 || y > 90;
  expect(spansWith([stroke(190, 215, 12, 92)], isSeen)).toEqual([]);
  const merged = [{ row: 0, column: 1, rows: 1, columns: 2 }];
  expect(spansWith([stroke(150, 250, 30, 60)], isSeen)).toEqual(merged);
  expect(spansWith([stroke(110, 150, 30, 60)], isSeen)).toEqual(merged);
});

it('does not merge cells that each have their own writing, nor pupils below headings that are apart', () => {
  const isSeen = (y: number) => y > 190;
  const apart = [stroke(110, 160, 30, 60), stroke(230, 260, 30, 60)];
  expect(spansWith(apart, isSeen)).toEqual([]);
  expect(spansWith([stroke(110, 195, 30, 60), stroke(205, 260, 30, 60)], isSeen)).toEqual([
    { row: 0, column: 1, rows: 1, columns: 2 },
    { row: 1, column: 1, rows: 1, columns: 2 },
  ]);
});
