import { expect, it } from 'vitest';
import { drawOn } from '../drawn-page.fixture.ts';
import { findStrokes } from '../page/strokes.ts';
import { cellsOf } from '../table/table-cells.ts';
import type { TableGrid } from '../table/table-grid.ts';
import { cutCell } from './cell-images.ts';

const border = (place: number) => ({ at: () => place, ruled: [] });
const grid: TableGrid = {
  rows: [20, 60, 100].map(border),
  columns: [20, 100, 180].map(border),
  spans: [],
};

it('gives each of two marks that touch across the border of their rows its own ink', () => {
  const { page, fill } = drawOn(200, 120);
  // Signs with a bar each, which hang together.
  fill([40, 28, 4, 64]);
  fill([40, 28, 20, 4]);
  fill([40, 70, 20, 4]);
  fill([66, 28, 4, 24]);
  // The tail of a mark above only reaches into the row; it is seen to a third of a letter.
  fill([140, 28, 4, 46]);
  const strokes = findStrokes(page);
  const letters = 24;
  const rowsOfInk = (row: number, column: number): number => {
    const cell = cellsOf(grid, strokes, letters).find(
      (one) => one.row === row && one.column === column,
    );
    const { image } = cutCell(page, grid, cell!, { strokes, letters });
    const { width, height, ink } = image;
    const isInked = (y: number) => ink.subarray(y * width, (y + 1) * width).some((v) => v < 128);
    return Array.from({ length: height }, (_, y) => y).filter(isInked).length;
  };
  expect(rowsOfInk(0, 0)).toBe(32);
  expect(rowsOfInk(1, 0)).toBe(31);
  expect([rowsOfInk(0, 1), rowsOfInk(1, 1)]).toEqual([41, 0]);
});

it('does not take the long bar of the mark above for a 1', () => {
  const { page, fill } = drawOn(200, 120);
  for (let y = 22; y < 86; y += 1) fill([60 - Math.round(y / 6), y, 4, 1]);
  fill([70, 70, 4, 22]);
  const strokes = findStrokes(page);
  const letters = 24;
  const below = cellsOf(grid, strokes, letters).find(
    ({ row, column }) => row === 1 && column === 0,
  );
  const { image, left } = cutCell(page, grid, below!, { strokes, letters });
  const inked = [...image.ink.keys()].filter((at) => (image.ink[at] ?? 255) < 128);
  expect(Math.min(...inked.map((at) => left + (at % image.width)))).toBe(70);
});

it('leaves out a sign inside a cell that was given to its neighbour', () => {
  const { page, fill } = drawOn(200, 120);
  fill([60, 30, 12, 24]);
  fill([84, 30, 12, 24]);
  fill([112, 30, 12, 24]);
  const strokes = findStrokes(page);
  const letters = 24;
  const [cell, next] = cellsOf(grid, strokes, letters);
  const given = cell!.strokes.filter((stroke) => stroke.left > 80);
  const inkFrom = (own: typeof strokes, of: typeof cell): number[] => {
    const { image, left } = cutCell(page, grid, { ...of!, strokes: own }, { strokes, letters });
    const inked = [...image.ink.keys()].filter((at) => (image.ink[at] ?? 255) < 128);
    const columns = inked.map((at) => left + (at % image.width));
    return [Math.min(...columns), Math.max(...columns)];
  };
  expect(
    inkFrom(
      cell!.strokes.filter((stroke) => !given.includes(stroke)),
      cell,
    ),
  ).toEqual([60, 71]);
  expect(inkFrom([...given, ...next!.strokes], next)).toEqual([84, 123]);
});
