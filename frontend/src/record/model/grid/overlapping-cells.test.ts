import { expect, it } from 'vitest';
import { HEADINGS } from './grid-cells.ts';
import { overlappingCells } from './overlapping-cells.ts';
import { steppedCell } from './stepped-cell.ts';

const rowOf = (id: string, marks: Readonly<Record<string, string>>) => ({
  ...{ id, name: id, isListed: false, isSummary: false },
  cell: (column: string) => ({ text: marks[column] ?? '' }),
});
const columns = [
  { id: '#name', kind: 'name', heading: '' },
  { id: 'c1', kind: 'mark', heading: 'Test' },
  { id: 'c/2', kind: 'mark', heading: 'Exam' },
  { id: '#remark', kind: 'remark', heading: '' },
] as const;
const table = (marks: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) => ({
  columns,
  rows: ['p1', 'p2'].map((id) => rowOf(id, marks[id] ?? {})),
});

it.each([
  ['a mark', 'mark/c/2/p1', { row: 0, column: 2 }],
  ['a mark of a page', 'cell/c1/p2', { row: 1, column: 1 }],
  ['a remark', 'remark/p2', { row: 1, column: 3 }],
  ['the pupil of a row', 'pupil/p1', { row: 0, column: 0 }],
  ['a full mark', 'scale/c1', { row: HEADINGS, column: 1 }],
  ['a column that one side has removed', 'columns/c1', { row: HEADINGS, column: 1 }],
])('two values of %s are in its cell', (_, key, place) => {
  expect(overlappingCells(table(), [{ key }])).toEqual([place]);
});

it.each(['mark/c9/p1', 'mark/c1/p9', 'remark/p9', 'advice/p1', 'averages', 'title', ''])(
  'two values of what the grid does not show are in no cell: %j',
  (key) => expect(overlappingCells(table(), [{ key }])).toEqual([]),
);

it('a step leads to the mark that it has changed, the focused one first', () => {
  const before = table({ p1: { c1: '12' }, p2: { c1: '9', 'c/2': '8' } });
  const after = table({ p1: { c1: '14' }, p2: { c1: '9' } });
  expect(steppedCell(before, after, { row: 0, column: 2 })).toEqual({
    cell: { row: 0, column: 1 },
    step: { before: '12', after: '14' },
  });
  expect(steppedCell(before, after, { row: 1, column: 2 })?.step).toEqual({
    before: '8',
    after: '',
  });
  expect(steppedCell(before, before, { row: 0, column: 1 })).toBeUndefined();
});

it('a step that brings back a column leads to its first mark', () => {
  const after = table({ p2: { 'c/2': '8' } });
  const before = { ...after, columns: columns.filter(({ id }) => id !== 'c/2') };
  expect(steppedCell(before, after, { row: 0, column: 0 })?.cell).toEqual({ row: 1, column: 2 });
  expect(steppedCell(after, before, { row: 0, column: 0 })).toBeUndefined();
});
