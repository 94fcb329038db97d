import { describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import type { GridAction, GridState } from '#frontend/record/model/grid/grid-reducer.ts';
import { reduceSheet, startSheet, wrongMarks } from './sheet-reducer.ts';
import { marksView } from './sheet-table.ts';

const classOf = (size: number) => ({
  ...sampleSavedClass,
  pupils: Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    fullName: `تلميذ ${index}`,
  })),
});
const empty: MarkSheetContent = { ...sampleMarks, marks: {} };

/** A sheet, as a teacher at the keyboard sees it. */
const sheetOf = (size: number, from = empty) => {
  const view = marksView(classOf(size), { advice: 'Advice' });
  let content = from;
  const table = () => view.table(content);
  let state: GridState = startSheet(table());
  return {
    content: () => content,
    state: () => state,
    table,
    do: (...actions: readonly GridAction[]) => {
      for (const action of actions) {
        const outcome = reduceSheet(state, action, table(), 'Middle');
        state = outcome.state;
        if (outcome.edit) content = view.edit(content, outcome.edit);
      }
      return state.cell;
    },
  };
};

/** The actions of typing a text; each character is one key. */
const typing = (text: string): GridAction[] =>
  [...text].map((_, index) =>
    index === 0
      ? { do: 'type', text: text.slice(0, 1) }
      : { do: 'retype', text: text.slice(0, index + 1) },
  );
const enter = { do: 'leave', how: 'on' } as const;
const back = { do: 'leave', how: 'back' } as const;

describe('a mark sheet at the keyboard', () => {
  it('opens on the first mark that is missing', () => {
    expect(sheetOf(3).state().cell).toEqual({ row: 0, column: 2 });
    const from = { ...empty, marks: { p0: { c1: { text: '1' } }, p1: { c1: { text: 'غ' } } } };
    expect(sheetOf(3, from).state().cell).toEqual({ row: 2, column: 2 });
  });

  it('takes the marks of 40 pupils in three columns with one key a mark besides its digits', () => {
    const sheet = sheetOf(40);
    const texts = ['15', '7,5', '12,25', 'غ'];
    let keys = 0;
    let characters = 0;
    for (let cell = 0; cell < 120; cell += 1) {
      const text = texts[cell % texts.length]!;
      const actions = [...typing(text), enter];
      keys += actions.length;
      characters += text.length;
      sheet.do(...actions);
    }
    const { marks } = sheet.content();
    expect(Object.keys(marks)).toHaveLength(40);
    expect(marks['p39']).toEqual({ c1: { text: 'غ' }, c2: { text: 'غ' }, c3: { text: 'غ' } });
    expect(marks['p1']).toEqual({ c1: { text: '7,5' }, c2: { text: '7,5' }, c3: { text: '7,5' } });
    expect(keys - characters).toBe(120);
  });

  it('goes back up with Shift and Enter, over the top into the column before', () => {
    const sheet = sheetOf(3);
    sheet.do({ do: 'focus', cell: { row: 1, column: 3 } });
    expect(sheet.do(...typing('9'), back)).toEqual({ row: 0, column: 3 });
    expect(sheet.do({ do: 'back' })).toEqual({ row: 2, column: 2 });
    expect(sheet.content().marks).toEqual({ p1: { c2: { text: '9' } } });
    expect(sheet.do({ do: 'focus', cell: { row: 0, column: 2 } }, { do: 'back' })).toEqual({
      row: 0,
      column: 2,
    });
  });

  it('goes to the next column with Tab, and down without typing', () => {
    const sheet = sheetOf(3);
    const tab = { do: 'leave', how: { do: 'move', dx: 1, dy: 0 } } as const;
    expect(sheet.do(...typing('9'), tab)).toEqual({ row: 0, column: 3 });
    expect(sheet.do({ do: 'accept' })).toEqual({ row: 1, column: 3 });
    expect(sheet.content().marks).toEqual({ p0: { c1: { text: '9' } } });
  });

  it.each(['25', '12,5,3', 'abc', '15/10', '1575'])(
    'stays on %s, which is no mark of this column, but does not lose it',
    (text) => {
      const sheet = sheetOf(3);
      expect(sheet.do(...typing(text), enter)).toEqual({ row: 0, column: 2 });
      expect(sheet.content().marks).toEqual({ p0: { c1: { text } } });
      expect(wrongMarks(sheet.table())).toMatchObject([{ row: 0, column: 2 }]);
      // It is corrected in place.
      expect(sheet.do(...typing('15'), enter)).toEqual({ row: 1, column: 2 });
      expect(wrongMarks(sheet.table())).toEqual([]);
    },
  );

  it.each(['١٢٫٥', '12.5', 'a', 'غائب', '13/20', '0', '20', '-'])('accepts %s', (text) => {
    const sheet = sheetOf(3);
    expect(sheet.do(...typing(text), enter)).toEqual({ row: 1, column: 2 });
    expect(wrongMarks(sheet.table())).toEqual([]);
  });

  it('has no doubt about a mark that differs much from the others', () => {
    const sheet = sheetOf(10);
    for (let row = 0; row < 9; row += 1) sheet.do(...typing('19'), enter);
    sheet.do(...typing('1'), enter);
    expect(wrongMarks(sheet.table())).toEqual([]);
  });

  it.each([
    ['numbers', 0],
    ['names', 1],
    ['averages', 6],
  ])('does not type into %s', (_, column) => {
    const sheet = sheetOf(3);
    sheet.do({ do: 'focus', cell: { row: 1, column } });
    expect(sheet.state().cell).toEqual({ row: 1, column });
    sheet.do(...typing('x'), enter, { do: 'edit' }, { do: 'clear' });
    expect(sheet.state().typed).toBeUndefined();
    expect(sheet.content()).toEqual(empty);
  });

  it('ends each row with the average, since rows have no menus', () => {
    const sheet = sheetOf(3);
    expect(sheet.do({ do: 'row-end' })).toEqual({ row: 0, column: 6 });
    expect(sheet.do({ do: 'move', dx: 5, dy: 0 })).toEqual({ row: 0, column: 6 });
    sheet.do({ do: 'menu' });
    expect(sheet.state().opened).toBeUndefined();
  });

  it('opens the settings of a column of marks only', () => {
    const sheet = sheetOf(3);
    sheet.do({ do: 'open-menu', cell: { row: -1, column: 1 } });
    expect(sheet.state().opened).toBeUndefined();
    sheet.do({ do: 'open-menu', cell: { row: -1, column: 3 } });
    expect(sheet.state().opened).toEqual({ of: 'column', index: 3 });
  });

  it('calculates averages once a new column has the role that was missing', () => {
    const { averages: _, ...without } = empty;
    const [one, two, exam] = without.columns;
    const { role: __, ...open } = exam!;
    const sheet = sheetOf(3, { ...without, columns: [one!, two!, open] });
    sheet.do({
      do: 'describe-column',
      index: 4,
      description: { kind: 'mark', heading: 'الاختبار', scale: 20, role: 'exam' },
    });
    expect(sheet.content().columns[2]).toMatchObject({ role: 'exam' });
    expect(sheet.content().averages).toMatchObject({ preset: 'middle-2022' });
  });

  it('works with the largest class and as many columns as a sheet has', () => {
    const columns = Array.from({ length: limits.sheetColumns }, (_, index) => ({
      ...{ id: `k${index}`, heading: '', scale: 20 },
    }));
    const sheet = sheetOf(limits.classPupils, { columns, marks: {} });
    sheet.do({
      do: 'focus',
      cell: { row: limits.classPupils - 1, column: limits.sheetColumns + 1 },
    });
    sheet.do(...typing('15'), enter);
    expect(sheet.content().marks).toEqual({ p99: { k23: { text: '15' } } });
  });
});
