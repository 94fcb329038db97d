import { expect, it } from 'vitest';
import type { TableCell } from './table-cells.ts';
import { narrowColumns, partlyNarrowColumns } from './digit-columns.ts';

const cellsOf = (widths: readonly number[], height = 30): TableCell[] =>
  Array.from({ length: 6 }, (_, row) =>
    widths.map((width, column): TableCell => ({
      row,
      column,
      rows: 1,
      columns: 1,
      strokes: [{ left: 0, right: width - 1, top: 0, bottom: height - 1, area: 100 }],
    })),
  ).flat();

it('looks for marks in every narrow column, up to the widest column of marks', () => {
  expect(narrowColumns(cellsOf([30, 400, 90]), 30)).toEqual([0, 2]);
  expect(narrowColumns(cellsOf([70, 80, 110]), 30)).toEqual([0, 1, 2]);
});

it('looks for marks as wide as those of a large hand beside small print, but not for names', () => {
  // `12,75` in digits of 34 pixels beside print of 13, a surname in that print, and marks in the print's own size.
  const cells = [
    ...cellsOf([95], 34),
    ...cellsOf([0, 90, 30], 13).filter(({ column }) => column > 0),
  ];
  expect(narrowColumns(cells, 13)).toEqual([0, 2]);
});

it('looks twice at columns of which some cells are as narrow as marks: `48` beside `12,75/100`', () => {
  const wide = cellsOf([190, 190, 60], 34);
  const cells = wide.map((cell) =>
    cell.column === 0 && cell.row % 3 === 2
      ? { ...cell, strokes: [{ left: 0, right: 59, top: 0, bottom: 33, area: 100 }] }
      : cell,
  );
  expect(narrowColumns(cells, 13)).toEqual([2]);
  expect(partlyNarrowColumns(cells)).toEqual([0, 2]);
});
