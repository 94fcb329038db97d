import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { editGradebook } from '#frontend/features/page-review/model/gradebook/edit-gradebook.ts';
import { onPage, pageTable } from '#frontend/features/page-review/model/gradebook/page-table.ts';
import { reduceGrid, type CellAction, type GridState } from './grid-reducer.ts';

const book = sampleGradebook({ clean: true });
const table = pageTable(book);
const at = (row: number, column: number): GridState => ({
  cell: { row, column },
  asked: 0,
  typed: undefined,
  opened: undefined,
});
/** The state after some actions that edit nothing. */
const after = (state: GridState, ...actions: CellAction[]): GridState =>
  actions.reduce((before, action) => reduceGrid(before, action, table).state, state);
const textAfter = (state: GridState, action: CellAction): string | undefined => {
  const { edit } = reduceGrid(state, action, table);
  const { row, column } = state.cell;
  return edit && editGradebook(book, onPage(edit)).rows[row]?.cells[column]?.text;
};

describe('moving in the grid', () => {
  it.each([
    ['one row down', { do: 'move', dx: 0, dy: 1 }, { row: 3, column: 2 }],
    ['not beyond the first column', { do: 'move', dx: -9, dy: 0 }, { row: 2, column: 0 }],
    ['up to the headings', { do: 'move', dx: 0, dy: -9 }, { row: -1, column: 2 }],
    ['to the menu at the end of the row', { do: 'row-end' }, { row: 2, column: 6 }],
    ['to the first cell', { do: 'first' }, { row: 0, column: 0 }],
    ['to the last cell', { do: 'last' }, { row: 39, column: 6 }],
    ['to a chosen cell', { do: 'focus', cell: { row: 99, column: 1 } }, { row: 39, column: 1 }],
  ] satisfies [string, CellAction, GridState['cell']][])('goes %s', (_, action, cell) => {
    expect(after(at(2, 2), action)).toMatchObject({ cell, asked: 1 });
  });
});

describe('typing in the grid', () => {
  const typing = after(at(2, 2), { do: 'type', text: '1' });

  it('replaces the text, or continues it', () => {
    expect(typing.typed).toEqual({ text: '1', replaces: true });
    const { text } = book.rows[2]!.cells[2]!;
    expect(after(at(2, 2), { do: 'edit' }).typed).toEqual({ text, replaces: false });
    expect(after(typing, { do: 'retype', text: '15' }).typed?.text).toBe('15');
  });

  it('writes the text when an arrow or another element takes the focus', () => {
    const down = { do: 'move', dx: 0, dy: 1 } as const;
    expect(textAfter(typing, { do: 'leave', how: down })).toBe('1');
    expect(after(typing, { do: 'leave', how: down })).toMatchObject({ cell: { row: 3 } });
    expect(textAfter(typing, { do: 'leave', how: 'stay' })).toBe('1');
    expect(after(typing, { do: 'leave', how: 'stay' }).typed).toBeUndefined();
  });

  it('writes nothing when it is cancelled, or was never begun', () => {
    expect(reduceGrid(typing, { do: 'cancel' }, table)).toEqual({
      state: { ...at(2, 2), asked: 1 },
    });
    expect(reduceGrid(at(2, 2), { do: 'leave', how: 'stay' }, table)).toEqual({ state: at(2, 2) });
  });

  it('clears a cell, but not the menu of a row', () => {
    expect(textAfter(at(2, 2), { do: 'clear' })).toBe('');
    expect(reduceGrid(at(2, 6), { do: 'clear' }, table).edit).toBeUndefined();
    expect(after(at(2, 6), { do: 'type', text: '1' }).typed).toBeUndefined();
  });

  it('searches the class list in a column of names', () => {
    expect(after(at(2, 1), { do: 'type', text: 'س' }).opened).toEqual({
      of: 'pupil',
      index: 2,
      sought: 'س',
    });
  });
});

describe('the menus of the grid', () => {
  it('are the settings of a column and the menu of a row, and closing returns the focus', () => {
    expect(after(at(-1, 3), { do: 'menu' }).opened).toEqual({ of: 'column', index: 3 });
    const opened = after(at(0, 0), { do: 'open-menu', cell: { row: 5, column: 6 } });
    expect(opened).toMatchObject({ cell: { row: 5 }, asked: 1, opened: { of: 'row', index: 5 } });
    expect(after(opened, { do: 'close' })).toMatchObject({ asked: 2, opened: undefined });
  });

  it('close with an edit, whose new column gets the focus', () => {
    const opened = after(at(-1, 5), { do: 'menu' });
    const edit = { edit: 'insert-column', column: 'new', before: undefined } as const;
    const cell = { row: -1, column: 6 };
    expect(reduceGrid(opened, { do: 'change', edit, cell }, table)).toEqual({
      state: { cell, asked: 1, typed: undefined, opened: undefined },
      edit,
    });
  });
});
