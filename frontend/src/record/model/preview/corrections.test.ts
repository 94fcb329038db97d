import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { readingChoices, type ReadingChoices } from '#shared/model/reading-choices.ts';
import type { Cell, Sheet } from '#shared/spreadsheet/sheet.ts';
import { correctColumns, correctHeadings, recall, remember, toggleBorder } from './corrections.ts';

const sheetOf = (name: string, ...rows: readonly (readonly Cell[])[]): Sheet => ({
  ...{ name, mergedCells: [], date1904: false },
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
});
const read = (sheets: readonly Sheet[], choices: ReadingChoices = []) => ({
  ...{ sheets, choices },
  readings: readClasses(sheets, choices).sheets.map((one) => ({ ...one, taken: one.pupils })),
});
const list = (name: string) =>
  sheetOf(name, ['Xxx', 'Yyy', 'Zzz'], ['Kaci', 'Ali', 12], ['Talbi', 'Sara', 13]);

it('a part of a name has one column, a whole name has no parts, and marks have many columns', () => {
  const say = (
    choices: ReadingChoices,
    columns: readonly number[],
    role: 'mark' | 'name' | 'surname',
  ) => correctColumns(read([list('A')], choices), 'A', { columns, role });
  const surname = say(say([], [0], 'surname'), [1], 'surname');
  expect(surname).toEqual([{ sheet: 'A', columns: [{ column: 1, role: 'surname' }] }]);
  expect(say(surname, [0], 'name')).toEqual([
    { sheet: 'A', columns: [{ column: 0, role: 'name' }] },
  ]);
  expect(say(say([], [1], 'mark'), [2], 'mark')[0]?.columns).toHaveLength(2);
});

it('headings that are elsewhere in another sheet are found there', () => {
  const lower = sheetOf('B', ['Lycée'], ...list('B').rows.map(({ cells }) => cells));
  const other = sheetOf('C', ['Autre', 'Table'], ['x', 'y']);
  expect(correctHeadings(read([list('A'), lower, other]), 'A', 1)).toEqual([
    { sheet: 'A', headingRow: 1 },
    { sheet: 'B', headingRow: 2 },
  ]);
});

it('what is corrected is never more than the reader accepts', () => {
  const columns = Array.from({ length: 90 }, (_, column) => column);
  const wide = Array.from({ length: 200 }, (_, index) => list(`Feuille ${index}`));
  const many = correctHeadings(read(wide), 'Feuille 199', 1);
  expect(z.safeParse(readingChoices, many).success).toBe(true);
  expect(many.at(-1)).toEqual({ sheet: 'Feuille 199', headingRow: 1 });
  const all = correctColumns(read([list('A')]), 'A', { columns, role: 'mark' });
  const drawn = columns.reduce(
    (choices, row) => toggleBorder(read([list('A')], choices), 'A', row + 1),
    all,
  );
  expect(z.safeParse(readingChoices, drawn).success).toBe(true);
});

it('only columns and the row of headings are recalled, where such headings are', () => {
  const choices: ReadingChoices = [
    {
      ...{ sheet: 'A', headingRow: 1, term: 2, borders: [3] },
      columns: [{ column: 0, role: 'surname' }],
    },
  ];
  const shapes = remember([], read([list('A')], choices));
  const next = sheetOf('2AM1', ['Collège'], ...list('').rows.map(({ cells }) => cells));
  expect(recall(shapes, read([next, sheetOf('B', ['Nom', 'Prénom'])]))).toEqual([
    { sheet: '2AM1', headingRow: 2, columns: [{ column: 0, role: 'surname' }] },
  ]);
  expect(remember(shapes, read([list('A')], [{ sheet: 'A', headingRow: 1 }]))).toHaveLength(1);
  expect(JSON.stringify(shapes)).not.toMatch(/xxx|kaci/iu);
});
