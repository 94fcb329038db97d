import { expect, it } from 'vitest';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { decimalMarkOf, writeNumber } from './decimal-mark.ts';
import { pageTable } from '#frontend/features/page-review/model/gradebook/page-table.ts';

/** The sample has five marks with a comma; these add more marks with a point. */
const points = Object.fromEntries(
  [0, 1, 2, 3, 4].flatMap((row) => [2, 3, 5].map((column) => [`${row},${column}`, '12.5'])),
);

it('uses the decimal mark of most marks on the page', () => {
  expect(decimalMarkOf(pageTable(sampleGradebook()))).toBe(',');
  expect(decimalMarkOf(pageTable(sampleGradebook(points)))).toBe('.');
});

it('uses the decimal mark of the page’s language when no mark has decimals', () => {
  const { rows, ...page } = sampleGradebook();
  const whole = rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: '12' })),
  }));
  expect(decimalMarkOf(pageTable({ ...page, rows: whole }))).toBe(',');
  expect(decimalMarkOf(pageTable({ ...page, rows: whole, language: 'en' }))).toBe('.');
});

it('writes at most two decimals', () => {
  expect(writeNumber(16.535, ',')).toBe('16,54');
  expect(writeNumber(12, ',')).toBe('12');
  expect(writeNumber(12.5, '.')).toBe('12.5');
});
