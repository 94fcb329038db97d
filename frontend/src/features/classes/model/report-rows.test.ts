import { expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { termReport } from '#shared/record/figures/term-report.ts';
import { yearReport } from '#shared/record/figures/year-report.ts';
import { termRows, yearRows } from './report-rows.ts';

const pupils = ['ا', 'ب', 'ج'].map((fullName, index) => ({ id: `p${index}`, fullName }));
const sheet = (...marks: readonly string[]): MarkSheetContent => ({
  columns: [{ id: 'c', heading: 'الفرض', role: 'test', scale: 20 }],
  marks: Object.fromEntries(marks.map((text, index) => [`p${index}`, { c: { text } }])),
  averages: { preset: 'custom', scale: 20, parts: [{ roles: ['test'], weight: 1 }] },
  remarks: { p1: 'واصل' },
});
const sheets = new Map<Term, MarkSheetContent>([
  [1, sheet('12', '14,5', 'غ')],
  [2, sheet('13', '12', '16')],
]);
const words = {
  ...{ rank: 'rank', pupil: 'pupil', average: 'average', progress: 'progress' },
  ...{ honour: 'honour', remark: 'remark', moved: 'moved' },
  term: (term: number) => `term ${term}`,
  honourOf: (id: string) => id,
  leftOn: (date: string) => `left ${date}`,
};

it('a term has its marks as written, averages as numbers, and pupils by rank', () => {
  expect(termRows(termReport({ pupils }, sheets, 1)!, words)).toEqual([
    ['rank', 'pupil', 'الفرض /20', 'average /20', 'progress', 'honour', 'remark'],
    [1, 'ب', '14,5', 14.5, undefined, 'encouragement', 'واصل'],
    [2, 'ا', '12', 12, undefined, 'honour-roll', undefined],
    [undefined, 'ج', 'غ', undefined, undefined, undefined, undefined],
  ]);
});

it('a year without a third term has the terms and who moved, but no average', () => {
  expect(yearRows(yearReport({ pupils }, sheets), words)).toEqual([
    ['rank', 'pupil', 'term 1 /20', 'term 2 /20', 'term 3 /20', 'average /20', 'moved', 'honour'],
    [undefined, 'ا', 12, 13, undefined, undefined, 0, undefined],
    [undefined, 'ب', 14.5, 12, undefined, undefined, -2, undefined],
    [undefined, 'ج', undefined, 16, undefined, undefined, undefined, undefined],
  ]);
});

it('a pupil who has left comes last, with the day and without a rank', () => {
  const left = [{ id: 'p2', fullName: 'ج', leftOn: '2027-03-02' }];
  const kept = { pupils: pupils.slice(0, 2), left };
  expect(termRows(termReport(kept, sheets, 2)!, words).at(-1)).toEqual([
    ...[undefined, 'ج (left 2027-03-02)', '16', 16, undefined, undefined, undefined],
  ]);
  expect(yearRows(yearReport(kept, sheets), words).at(-1)).toEqual([
    ...[undefined, 'ج (left 2027-03-02)', undefined, 16],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
