import { expect, it } from 'vitest';
import { cellsOf, sharedCells, withOwnSigns } from './table-cells.ts';
import type { Stroke } from '../page/strokes.ts';
import type { TableGrid } from './table-grid.ts';

const LETTERS = 20;
const border = (place: number) => ({ at: () => place, ruled: [] });
/** Two rows of 40 pixels, and two columns that meet at 100. */
const grid: TableGrid = {
  rows: [0, 40, 80].map(border),
  columns: [0, 100, 200].map(border),
  spans: [],
};
const stroke = (left: number, right: number, row: number) => ({
  left,
  right,
  top: row * 40 + 10,
  bottom: row * 40 + 30,
  area: 50,
});
const columnsIn = (row: number, strokes: readonly ReturnType<typeof stroke>[]) =>
  cellsOf(grid, strokes, LETTERS).flatMap((cell) =>
    cell.row === row ? cell.strokes.map(() => cell.column) : [],
  );

it('keeps the letters of a heading together that is wider than its column', () => {
  const word = [stroke(68, 98, 0), stroke(101, 130, 0), stroke(133, 160, 0)];
  expect(columnsIn(0, word)).toEqual([1, 1, 1]);
});

it('keeps a number together that reaches over its column, but not two that touch', () => {
  const wide = [stroke(88, 98, 1), stroke(101, 130, 1), stroke(133, 160, 1)];
  expect(columnsIn(1, wide)).toEqual([1, 1, 1]);
  const touching = [stroke(50, 68, 1), stroke(72, 98, 1), stroke(101, 130, 1), stroke(133, 160, 1)];
  expect(columnsIn(1, touching)).toEqual([0, 0, 1, 1]);
});

it('doubts both cells where the signs on both sides of the border are as near as those of one number', () => {
  const near = [stroke(60, 92, 0), stroke(108, 112, 0), stroke(114, 150, 0)];
  const touching = [stroke(60, 90, 1), stroke(93, 98, 1), stroke(102, 150, 1)];
  const cells = cellsOf(grid, [...near, ...touching], LETTERS);
  const shared = [...sharedCells(grid, cells, LETTERS).keys()];
  expect(shared.map(({ row, column }) => `${row}:${column}`)).toEqual(['1:0', '1:1']);
});

it('doubts both cells where a sign beside the border is as far from either number as its own signs are', () => {
  const spaced = [stroke(20, 40, 0), stroke(52, 72, 0), stroke(84, 94, 0), stroke(106, 126, 0)];
  const apart = [stroke(20, 40, 1), stroke(46, 70, 1), stroke(106, 126, 1)];
  const doubted = (one: TableGrid) =>
    [...sharedCells(one, cellsOf(one, [...spaced, ...apart], LETTERS), LETTERS).keys()].map(
      ({ row, column }) => `${row}:${column}`,
    );
  expect(doubted(grid)).toEqual(['0:0', '0:1']);
  const ruling = { from: 0, to: 80, at: () => 100, seenAt: () => true };
  const columns = grid.columns.map((one, at) => (at === 1 ? { ...one, ruled: [ruling] } : one));
  expect(doubted({ ...grid, columns: columns as TableGrid['columns'] })).toEqual([]);
});

it('doubts all cells that are near where marks touch in several rows', () => {
  const tall = { ...grid, rows: [0, 40, 80, 120, 160, 200].map(border) };
  const near = [stroke(70, 92, 4), stroke(108, 130, 4)];
  const doubtedIn = (touching: readonly number[]) => {
    const others = [1, 2, 3].flatMap((row) => {
      const end = touching.includes(row) ? 99 : 60;
      return [stroke(40, end, row), stroke(101, 130, row)];
    });
    return [
      ...sharedCells(tall, cellsOf(tall, [...others, ...near], LETTERS), LETTERS).keys(),
    ].filter(({ row }) => row === 4);
  };
  expect(doubtedIn([1, 2])).toHaveLength(0);
  expect(doubtedIn([1, 2, 3])).toHaveLength(2);
});

it('doubts no near cells where their signs are apart or certainly parted, but says that they are near', () => {
  const tall = { ...grid, rows: [0, 40, 80, 120, 160, 200].map(border) };
  const strokes = [1, 2, 3].flatMap((row) => [stroke(40, 99, row), stroke(101, 130, row)]);
  const near = [stroke(70, 92, 4), stroke(108, 130, 4)];
  const cells = cellsOf(tall, [...strokes, ...near], LETTERS);
  const partings = new Map([
    ['1:1', 'open'],
    ['2:1', 'certain'],
    ['4:1', 'apart'],
  ] as const);
  const shared = [...sharedCells(tall, cells, LETTERS, partings)];
  expect(shared.map(([{ row, column }, how]) => `${row}:${column} ${how}`).toSorted()).toEqual([
    ...['1:0 open', '1:1 open', '2:0 near', '2:1 near'],
    ...['3:0 open', '3:1 open', '4:0 near', '4:1 near'],
  ]);
});

it('doubts both cells where one stroke crosses the border between them', () => {
  const strokes = [stroke(60, 92, 0), stroke(96, 104, 0), stroke(80, 112, 1)];
  const cells = cellsOf(grid, strokes, LETTERS);
  const shared = [...sharedCells(grid, cells, LETTERS).keys()];
  expect(shared.map(({ row, column }) => `${row}:${column}`)).toEqual(['1:0', '1:1']);
  const merged = { ...grid, spans: [{ row: 1, column: 0, rows: 1, columns: 2 }] };
  expect(sharedCells(merged, cellsOf(merged, strokes, LETTERS), LETTERS).size).toBe(0);
});

it('doubts both cells where a mark touches the one below, but not where its tail only reaches into that row', () => {
  const joined = { left: 30, right: 50, top: 8, bottom: 74, area: 200 };
  const tail = { left: 130, right: 150, top: 8, bottom: 55, area: 200 };
  const cells = cellsOf(grid, [joined, tail], LETTERS);
  const shared = [...sharedCells(grid, cells, LETTERS).keys()];
  expect(shared.map(({ row, column }) => `${row}:${column}`).toSorted()).toEqual(['0:0', '1:0']);
});

const settled = (own: TableGrid, strokes: readonly Stroke[]) =>
  withOwnSigns(own, cellsOf(own, strokes, LETTERS), [0]);

it('gives a comma that hangs into a blank cell to the number above it, but leaves a low 1 there', () => {
  const rows = { ...grid, rows: [0, 40, 80, 120, 160].map(border) };
  const number = [stroke(20, 40, 2), stroke(60, 80, 2)].map((one) => ({ ...one, bottom: 118 }));
  const cellsWith = (below: { readonly top: number; readonly bottom: number }) =>
    settled(rows, [...number, { left: 47, right: 51, area: 20, ...below }])
      .filter(({ strokes }) => strokes.length > 0)
      .map(({ row, column, strokes }) => [row, column, strokes.length]);
  expect(cellsWith({ top: 116, bottom: 130 })).toEqual([[2, 0, 3]]);
  expect(cellsWith({ top: 121, bottom: 131 })).toEqual([[2, 0, 3]]);
  const two = [
    [2, 0, 2],
    [3, 0, 1],
  ];
  expect(cellsWith({ top: 124, bottom: 154 })).toEqual(two);
  expect(cellsWith({ top: 133, bottom: 145 })).toEqual(two);
});

it('leaves a hamza with its alef, though a number ends just above it', () => {
  const rows = { ...grid, rows: [0, 40, 80, 120, 160].map(border) };
  const number = { ...stroke(40, 60, 2), bottom: 122 };
  const hamza = { left: 46, right: 51, top: 124, bottom: 130, area: 20 };
  const alef = { left: 46, right: 50, top: 134, bottom: 154, area: 60 };
  const cells = settled(rows, [number, hamza, alef]);
  expect(cells.map(({ strokes }) => strokes.length).filter((count) => count > 0)).toEqual([1, 2]);
});

it('gives a sign that reaches into two rows to the row of most of its ink, in a column of digits: the `b` of `abs` below a mark', () => {
  const tall = { left: 20, right: 40, top: 88, bottom: 150, area: 300 };
  const placeOf = (left: number, heart?: number) =>
    settled({ ...grid, rows: [0, 40, 80, 120, 160].map(border) }, [
      { ...tall, left, right: left + 20, ...(heart && { heart }) },
    ])
      .filter(({ strokes }) => strokes.length > 0)
      .map(({ row, column }) => `${row}:${column}`);
  expect([placeOf(20), placeOf(20, 128), placeOf(20, 112)].flat()).toEqual(['2:0', '3:0', '2:0']);
  expect(placeOf(120, 128)).toEqual(['2:1']);
});
