import { expect, it } from 'vitest';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import { longAbsences, namedAbsences } from './long-absences.ts';

const at = '2026-11-29T08:00:00.000Z';
const pupils = ['a', 'b', 'c'];
const roll = (signs: Readonly<Record<string, RollSign>>, called = pupils): Roll => ({
  taken: { at, pupils: called },
  marks: Object.fromEntries(Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }])),
});
const found = (rolls: Rolls) =>
  longAbsences(['one'], () => rolls).map(({ pupilId, count, last }) => [pupilId, count, last]);
const three: Rolls = {
  '2026-10-27-2': roll({ a: 'absent', b: 'absent' }),
  '2026-11-22-2': roll({ a: 'excused', b: 'absent' }),
  '2026-11-24-2': roll({ a: 'absent', b: 'late' }),
};

it('finds who was absent in the last three sessions, with or without an excuse, across months', () => {
  expect(found(three)).toEqual([['a', 3, '2026-11-24-2']]);
});

it('is over when the pupil is there again, and not while a roll is only begun', () => {
  expect(found({ ...three, '2026-11-29-2': roll({}) })).toEqual([]);
  expect(found({ ...three, '2026-11-29-2': roll({ a: 'late' }) })).toEqual([]);
  expect(found({ ...three, '2026-11-29-2': { marks: {} } })).toHaveLength(1);
});

it('looks past sessions that called only the other half', () => {
  expect(found({ ...three, '2026-11-29-2': roll({}, ['b', 'c']) })).toHaveLength(1);
});

it('says nothing before three rolls, or without any', () => {
  const { '2026-11-22-2': second, '2026-11-24-2': third } = three;
  expect(found({ '2026-11-22-2': second!, '2026-11-24-2': third! })).toEqual([]);
  expect(longAbsences(['one'], () => undefined)).toEqual([]);
});

it('names at most two, the latest first, and none who has left the list', () => {
  const absences = ['a', 'b', 'c', 'd'].map((pupilId, index) => ({
    ...{ classId: 'one', pupilId, count: 3 + index },
    last: pupilId === 'a' ? '2026-11-25-1' : '2026-11-24-2',
  }));
  const kept = {
    ...{ id: 'one', name: '2م3' },
    pupils: ['a', 'b', 'd'].map((id) => ({ id, fullName: `Pupil ${id}` })),
  };
  expect(namedAbsences(absences, [kept]).map(({ fullName }) => fullName)).toEqual([
    'Pupil a',
    'Pupil d',
  ]);
  expect(namedAbsences(absences, [])).toEqual([]);
});
