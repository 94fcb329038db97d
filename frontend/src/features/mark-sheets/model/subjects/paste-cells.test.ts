import { expect, it } from 'vitest';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { MarkTable } from '#frontend/record/model/grid/mark-table.ts';
import { cellsOfRange } from './paste-cells.ts';

const time = '2026-11-20T08:00:00.000Z';
const names = ['بن علي سلمى', 'حداد كريم', 'قاسي زهرة'];
const kept: SavedClass = {
  ...{ id: '01KJQ5N8000000000000000001', version: 1, name: '4م2', level: 'Middle' },
  ...{ counts: { pupils: 3, girls: 0, boys: 0 }, keptAt: time, changedAt: time, keptUntil: time },
  pupils: names.map((fullName, index) => ({ id: `p${index}`, fullName })),
};
const table: MarkTable = {
  ...{ language: 'ar', title: kept.name, hasClassList: false },
  columns: [
    { id: '#name', kind: 'name', heading: 'الاسم' },
    ...['الرياضيات', 'الفيزياء', 'التاريخ'].map((heading) => ({
      ...{ id: heading, kind: 'mark' as const, heading, scale: 20 },
    })),
  ],
  rows: kept.pupils.map(({ id, fullName: name }) => ({
    ...{ id, name, isListed: false, isSummary: false },
    cell: () => undefined,
  })),
};
const paste = (head: readonly string[], ...marks: readonly (readonly string[])[]) => {
  const rows = names.map((name, index) => [name, ...(marks[index] ?? [])]);
  const { cells, skipped } = cellsOfRange([head, ...rows], kept, table, { row: 0, column: 1 });
  return { written: cells.map(({ row, column, after }) => [row, column, after]), skipped };
};

it('marks go to the subjects that their headings name, in whatever order', () => {
  const pasted = paste(['الاسم', 'التاريخ', 'Maths'], ['9', '12'], ['8', '11'], ['7', '14']);
  expect(pasted.written).toEqual([
    ...[
      [0, 3, '9'],
      [1, 3, '8'],
      [2, 3, '7'],
    ],
    ...[
      [0, 1, '12'],
      [1, 1, '11'],
      [2, 1, '14'],
    ],
  ]);
});

it('tests and an exam of one subject are not spread over its neighbours', () => {
  const head = ['الاسم', 'الفرض', 'الاختبار'];
  const pasted = paste(head, ['9', '12'], ['8', '11'], ['7', '14']);
  expect(pasted).toEqual({ written: [], skipped: 6 });
  const averaged = paste([...head, 'المعدل'], ...[1, 2, 3].map((mark) => ['9', '12', `${mark}`]));
  expect(averaged.written.map(([, column]) => column)).toEqual([1, 1, 1]);
});

it('a mark of another full mark keeps it', () => {
  const pasted = paste(['الاسم', 'الرياضيات /10'], ['7'], ['8,5'], ['غ']);
  expect(pasted.written).toEqual([
    [0, 1, '7/10'],
    [1, 1, '8,5/10'],
    [2, 1, 'غ'],
  ]);
});

it('marks without headings go to the focused subject and those after it', () => {
  const pasted = cellsOfRange([['9', '12']], kept, table, { row: 1, column: 2 });
  expect(pasted.cells.map(({ row, column, after }) => [row, column, after])).toEqual([
    ...[
      [1, 2, '9'],
      [1, 3, '12'],
    ],
  ]);
});
