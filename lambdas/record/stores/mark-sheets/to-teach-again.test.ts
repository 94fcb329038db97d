import { expect, it } from 'vitest';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Term } from '#shared/model/term.ts';
import { newestToTeachAgain } from './to-teach-again.ts';

const kept = { pupils: ['a', 'b', 'c'].map((id) => ({ id, fullName: id })) };
const questions = [
  { id: 'q1', points: 2 },
  { id: 'q2', points: 2 },
];
const column = (id: string, date?: string) => ({
  ...{ id, heading: `Test ${id}`, scale: 20, questions },
  ...(date !== undefined && { date }),
});
/** A sheet in whose columns the first pupil missed the first question, and the second missed both. */
const sheet = (...columns: ReturnType<typeof column>[]): MarkSheetContent => {
  const of = (q1: string, q2: string) =>
    Object.fromEntries(columns.map(({ id }) => [id, { q1, q2 }]));
  return { columns, marks: {}, points: { a: of('0', '2'), b: of('0', '0'), c: of('0', '2') } };
};
const newest = (byTerm: readonly (readonly [Term, MarkSheetContent])[]) =>
  newestToTeachAgain(kept, new Map(byTerm));

it('is the last test of the last term that has points', () => {
  const first = sheet(column('c1', '2026-12-01'));
  const second = sheet(column('c2', '2027-02-10'), column('c3', '2027-02-03'), column('c4'));
  const empty = { columns: [column('c5')], marks: {} };
  expect(
    newest([
      [3, empty],
      [1, first],
      [2, second],
    ]),
  ).toEqual({
    ...{ heading: 'Test c2', date: '2027-02-10', missedByAll: [1] },
    groups: [{ question: 2, pupils: [1] }],
  });
});

it.each<[string, readonly (readonly [Term, MarkSheetContent])[]]>([
  ['without a sheet', []],
  ['without points', [[1, { columns: [column('c1')], marks: {} }]]],
  ['without questions', [[1, { columns: [{ id: 'c1', heading: 'Test', scale: 20 }], marks: {} }]]],
])('is none %s', (_, byTerm) => {
  expect(newest(byTerm)).toBeUndefined();
});
