import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import type { GridState } from './grid-reducer.ts';
import { keepCell } from './keep-cell.ts';

const book = sampleGradebook({ pupils: 4 });
const state: GridState = {
  ...{ cell: { row: 2, column: 3 }, asked: 0, opened: undefined },
  typed: { text: '12', replaces: true },
};
const withoutRow = (index: number) => ({ ...book, rows: book.rows.toSpliced(index, 1) });
const withoutColumn = (index: number) => ({ ...book, columns: book.columns.toSpliced(index, 1) });

describe('a mark that is being typed while another device changes the table', () => {
  it('stays with its pupil and its column', () => {
    expect(keepCell(state, book, withoutRow(0))).toMatchObject({
      cell: { row: 1, column: 3 },
      typed: { text: '12' },
    });
    expect(keepCell(state, book, withoutColumn(2))).toMatchObject({
      cell: { row: 2, column: 2 },
      typed: { text: '12' },
    });
    const swapped = { ...book, rows: book.rows.toReversed() };
    expect(keepCell(state, book, swapped).cell).toEqual({ row: 1, column: 3 });
  });

  it('ends if its pupil or its column is gone, and is in no other cell', () => {
    for (const after of [withoutRow(2), withoutColumn(3)])
      expect(keepCell(state, book, after)).toMatchObject({ typed: undefined });
    expect(keepCell({ ...state, cell: { row: 3, column: 3 } }, book, withoutRow(3)).cell).toEqual({
      row: 2,
      column: 3,
    });
  });

  it('leaves a grid that has not moved as it is, and closes a dialog of what may have', () => {
    const opened: GridState = { ...state, opened: { of: 'column', index: 3 } };
    expect(keepCell(opened, book, structuredClone(book))).toBe(opened);
    expect(keepCell(opened, book, withoutColumn(1)).opened).toBeUndefined();
    const heading = { ...state, cell: { row: -1, column: 3 } };
    expect(keepCell(heading, book, withoutRow(0)).cell).toEqual(heading.cell);
  });

  it('is nowhere outside the table when undo has removed its row', () => {
    const outside = { ...state, cell: { row: 4, column: 3 } };
    expect(keepCell(outside, book, book).cell).toEqual({ row: 3, column: 3 });
  });
});
