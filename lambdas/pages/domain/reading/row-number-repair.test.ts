import { expect, it } from 'vitest';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { repairRowNumbers, fillRowNumberGaps } from './row-number-repair.ts';

const numbersOf = ({ rows }: Gradebook) => rows.map(({ cells }) => cells[0]?.text);
/** The sample with an empty row after this many rows. */
const withEmptyRow = (after: number, page = sampleGradebook()): Gradebook => {
  const empty = { id: 'x', cells: page.columns.map(() => ({ text: '' })) };
  return { ...page, rows: page.rows.toSpliced(after, 0, empty) };
};

it('corrects a number misread between two that fit, and keeps what was read', () => {
  const repaired = repairRowNumbers(sampleGradebook({ '2,0': '8' }));
  expect(numbersOf(repaired)).toEqual(['1', '2', '3', '4', '5']);
  expect(repaired.rows[2]?.cells[0]).toMatchObject({ text: '3', read: '8' });
});

it('removes an empty row between consecutive numbers', () => {
  expect(fillRowNumberGaps(withEmptyRow(2))).toEqual(sampleGradebook());
});

it.each([
  ['where a number is missing', withEmptyRow(2, sampleGradebook({ '2,0': '4', '3,0': '5' }))],
  ['under the last', withEmptyRow(5)],
  ['where rows have no numbers', withEmptyRow(2, sampleGradebook({ '1,0': '', '2,0': '' }))],
])('keeps an empty row %s', (_, page) => {
  expect(fillRowNumberGaps(page)).toEqual(page);
});
