import { expect, it } from 'vitest';
import type { TableCell } from './table-cells.ts';
import { narrowColumns } from './digit-columns.ts';

const cellsOf = (widths: readonly number[]): TableCell[] =>
  Array.from({ length: 6 }, (_, row) =>
    widths.map((width, column): TableCell => ({
      row,
      column,
      rows: 1,
      columns: 1,
      strokes: [{ left: 0, right: width - 1, top: 0, bottom: 29, area: 100 }],
    })),
  ).flat();

it('looks for marks in every narrow column, up to the widest column of marks', () => {
  expect(narrowColumns(cellsOf([30, 400, 90]), 30)).toEqual([0, 2]);
  expect(narrowColumns(cellsOf([70, 80, 110]), 30)).toEqual([0, 1, 2]);
});
