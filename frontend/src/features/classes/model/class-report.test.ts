import { describe, expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { rankPupils, termReport } from './class-report.ts';

const pupils = ['ا', 'ب', 'ج', 'د'].map((fullName, index) => ({ id: `p${index}`, fullName }));
const sheet = (marks: readonly string[]): MarkSheetContent => ({
  columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
  marks: Object.fromEntries(
    marks.flatMap((text, index) => (text ? [[`p${index}`, { c1: { text } }]] : [])),
  ),
  averages: { preset: 'custom', scale: 20, parts: [{ roles: ['test'], weight: 1 }] },
});

describe('the report of a term', () => {
  it('has the averages and figures of the pupils on the list', () => {
    const report = termReport({ pupils }, sheet(['12', '9,5', 'غ', '']))!;
    expect([...report.averages]).toEqual([
      ['p0', 12],
      ['p1', 9.5],
    ]);
    expect(report.statistics).toMatchObject({
      ...{ mean: 10.75, highest: 12, lowest: 9.5, passed: 1 },
      ...{ marked: 2, absent: 1, blank: 1 },
    });
  });

  it('counts no pupil who has left', () => {
    expect(termReport({ pupils: pupils.slice(1) }, sheet(['12', '9']))?.statistics?.marked).toBe(1);
  });

  it('has no figures without marks, and none at all without a rule', () => {
    expect(termReport({ pupils }, sheet([]))?.statistics).toBeUndefined();
    const { averages: _, ...without } = sheet(['12']);
    expect(termReport({ pupils }, without)).toBeUndefined();
  });
});

it('pupils with one average share a place, and those without one come last', () => {
  const report = termReport({ pupils }, sheet(['12', '', '15', '12']))!;
  expect(rankPupils({ pupils }, report).map(({ fullName, rank }) => [fullName, rank])).toEqual([
    ['ج', 1],
    ['ا', 2],
    ['د', 2],
    ['ب', undefined],
  ]);
});
