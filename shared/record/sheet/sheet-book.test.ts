import { expect, it } from 'vitest';
import { sampleSavedClass as kept } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { bookOfSheet } from './sheet-book.ts';

it('a mark sheet as a gradebook has a row for each pupil of the class, in its order', () => {
  const book = bookOfSheet(kept, sampleMarks);
  expect(book.language).toBe('ar');
  expect(book.columns.map(({ kind }) => kind)).toEqual([
    ...['ordinal', 'registrationNumber', 'name', 'mark', 'mark', 'mark', 'remark'],
  ]);
  expect(book.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['1', '1602034501230400', 'بن علي ياسين', '15', '12,5', '١٢٫٥', ''],
    ['2', '1602034501230401', 'حداد سلمى', 'غ', '', '', ''],
    ['3', '', 'عمراني أنيس', '', '', '', ''],
  ]);
});
