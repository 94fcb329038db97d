import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Roll, RollSign } from '../model/attendance.ts';
import { markSheetContent, type MarkSheetContent } from '../model/mark-sheet.ts';
import { noMarkIn } from '../record/marks/parse-mark.ts';
import { absenceTexts, openTestMonths, testAbsences, writeAbsences } from './test-absences.ts';

const at = '2026-11-29T08:00:00.000Z';
const pupils = ['a', 'b', 'c', 'd'];
const roll = (signs: Readonly<Record<string, RollSign>>, called = pupils): Roll => ({
  taken: { at, pupils: called },
  marks: Object.fromEntries(Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }])),
});
const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'الفرض', role: 'test', scale: 20, date: '2026-11-29' },
    { id: 'c2', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: { b: { c1: { text: '12' } } },
};
const proposed = (rolls: Readonly<Record<string, Roll>>, content = sheet) =>
  testAbsences(content, rolls, pupils).flatMap(({ absent }) =>
    absent.map(({ pupil, text }) => `${pupil} ${text}`),
  );

it('writes absences as the record reads them', () => {
  expect(Object.entries(absenceTexts).map(([, text]) => noMarkIn(text))).toEqual([
    'absent',
    'excused',
  ]);
});

it('proposes an absence on the date of a test, with or without an excuse, and nothing over a mark', () => {
  const rolls = { '2026-11-29-2': roll({ a: 'absent', b: 'absent', c: 'excused', d: 'late' }) };
  expect(testAbsences(sheet, rolls, pupils)).toEqual([
    {
      ...{ columnId: 'c1', heading: 'الفرض', date: '2026-11-29' },
      absent: [
        { pupil: 'a', text: 'غ' },
        { pupil: 'c', text: 'غ م' },
      ],
    },
  ]);
});

it.each<[string, Readonly<Record<string, Roll>>]>([
  ['no roll', {}],
  ['a roll of another date', { '2026-11-30-2': roll({ a: 'absent' }) }],
  ['a roll that was not taken', { '2026-11-29-2': { marks: roll({ a: 'absent' }).marks } }],
  ['a roll that did not call the pupil', { '2026-11-29-2': roll({ a: 'absent' }, ['b']) }],
  [
    'two rolls, in one of which the pupil was there',
    { '2026-11-29-1': roll({ a: 'absent' }), '2026-11-29-5': roll({}) },
  ],
])('proposes nothing for %s', (_, rolls) => {
  expect(proposed(rolls)).toEqual([]);
});

it('proposes nothing for a pupil who has left the list, and something again for one who is restored', () => {
  const rolls = { '2026-11-29-2': roll({ a: 'absent' }) };
  expect(testAbsences(sheet, rolls, ['b', 'c'])).toEqual([]);
  expect(proposed(rolls)).toEqual(['a غ']);
});

it('proposes nothing where points are given or a stroke is more than an empty cell', () => {
  const rolls = { '2026-11-29-2': roll({ a: 'absent', c: 'absent', d: 'absent' }) };
  const content: MarkSheetContent = {
    ...sheet,
    marks: { a: { c1: { text: '-' } }, d: { c1: { text: '؟' } } },
    points: { c: { c1: { q1: '2' } } },
  };
  expect(proposed(rolls, content)).toEqual(['a غ']);
});

it('has no excuse if only one of two rolls knows it', () => {
  const rolls = { '2026-11-29-1': roll({ a: 'excused' }), '2026-11-29-5': roll({ a: 'absent' }) };
  expect(proposed(rolls)).toEqual(['a غ']);
});

it('writes what was taken, and keeps a mark that came meanwhile', () => {
  const [found] = testAbsences(
    sheet,
    { '2026-11-29-2': roll({ a: 'absent', c: 'excused' }) },
    pupils,
  );
  const changed = { ...sheet, marks: { ...sheet.marks, a: { c1: { text: '15' } } } };
  const written = writeAbsences(changed, found!);
  expect(written.marks).toEqual({
    ...{ a: { c1: { text: '15' } }, b: { c1: { text: '12' } } },
    c: { c1: { text: 'غ م' } },
  });
  expect(z.safeParse(markSheetContent, written).success).toBe(true);
  expect(testAbsences(written, {}, pupils)).toEqual([]);
  expect(writeAbsences({ ...sheet, columns: [] }, found!)).toEqual({ ...sheet, columns: [] });
});

it('asks for the months of tests that were written and lack a mark', () => {
  const columns = ['2026-11-29', '2026-10-05', '2026-12-20', undefined].map((date, index) => ({
    ...{ id: `c${index}`, heading: 'x', scale: 20, ...(date !== undefined && { date }) },
  }));
  const content: MarkSheetContent = { columns, marks: {} };
  expect(openTestMonths(content, pupils, '2026-11-30')).toEqual({ from: '2026-10', to: '2026-11' });
  expect(openTestMonths(content, pupils, '2026-10-04')).toBeUndefined();
  expect(openTestMonths(content, [], '2026-11-30')).toBeUndefined();
  const filled = Object.fromEntries(pupils.map((pupil) => [pupil, { c1: { text: '10' } }]));
  expect(openTestMonths({ columns, marks: filled }, pupils, '2026-11-28')).toBeUndefined();
});
