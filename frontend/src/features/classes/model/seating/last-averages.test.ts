import { expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { lastAverages } from './last-averages.ts';

const kept = { pupils: ['a', 'b', 'c'].map((id) => ({ id, fullName: id })) };
const sheet = (term: number, marks: Record<string, string>, scale = 20) => {
  const content: MarkSheetContent = {
    columns: [{ id: 'c1', heading: 'المعدل', role: 'term', scale }],
    marks: Object.fromEntries(Object.entries(marks).map(([id, text]) => [id, { c1: { text } }])),
  };
  return { term, content };
};

it('are those of the newest term that has any, of each pupil over all subjects, out of 1', () => {
  const found = lastAverages(kept, [
    sheet(1, { a: '4', b: '4', c: '4' }),
    sheet(2, { a: '10', b: '20' }),
    sheet(2, { a: '10' }, 10),
    sheet(3, {}),
  ]);
  expect(found?.term).toBe(2);
  expect([...found!.averages]).toEqual([
    ['a', 0.75],
    ['b', 1],
  ]);
});

it('are none without marks', () => {
  expect(lastAverages(kept, [])).toBeUndefined();
  expect(lastAverages(kept, [sheet(1, { a: 'غ' })])).toBeUndefined();
});
