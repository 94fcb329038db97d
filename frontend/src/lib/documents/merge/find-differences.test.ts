import { expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { markSheetForm } from '#frontend/record/model/documents/mark-sheet-form.ts';
import { findDifferences } from './find-differences.ts';

const test = { id: 'c0', heading: 'Test', scale: 20 };
const exam = { id: 'c1', heading: 'Exam', scale: 20 };
const oral = { id: 'c2', heading: 'Oral', scale: 20 };

const present: MarkSheetContent = {
  columns: [test, exam],
  marks: { amina: { c0: { text: '12' }, c1: { text: '8' } }, samir: { c0: { text: '15' } } },
};
const differences = (earlier: MarkSheetContent) => findDifferences(markSheetForm, present, earlier);

it('an earlier content differs in the marks that it has otherwise, lacks, or has besides', () => {
  const { places, isReordered } = differences({
    ...present,
    marks: { amina: { c0: { text: '11' }, c1: { text: '8' } }, nadia: { c1: { text: '17' } } },
  });
  expect(places).toEqual([
    { key: 'mark/c0/amina', count: 1, mine: { text: '12' }, theirs: { text: '11' } },
    { key: 'mark/c0/samir', count: 1, mine: { text: '15' }, theirs: undefined },
    { key: 'mark/c1/nadia', count: 1, mine: undefined, theirs: { text: '17' } },
  ]);
  expect(isReordered).toBe(false);
});

it('a column that only one of them has is one place, with all its marks', () => {
  const { places } = differences({
    columns: [test, oral],
    marks: { ...present.marks, amina: { c0: { text: '12' }, c2: { text: '9' } } },
  });
  expect(places).toMatchObject([
    { key: 'columns/c2', removedBy: 'mine' },
    { key: 'columns/c1', removedBy: 'theirs' },
  ]);
});

it('what is not shown in the table is no difference, but an order is', () => {
  const from = { ...present.marks, samir: { c0: { text: '15', from: 's1' } } };
  expect(differences({ ...present, marks: from }).places).toEqual([]);
  expect(differences({ ...present, columns: [exam, test] })).toEqual({
    places: [],
    isReordered: true,
  });
});
