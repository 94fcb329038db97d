import { expect, it } from 'vitest';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import { absencesIn } from './absence-list.ts';
import { registerOf, rowOrders, sortedRows } from './register.ts';

const at = '2026-11-29T08:00:00.000Z';
const roll = (called: string[], signs: Readonly<Record<string, RollSign>> = {}): Roll => ({
  taken: { at, pupils: called },
  marks: Object.fromEntries(Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }])),
});
const kept = {
  pupils: ['a', 'b', 'c'].map((id) => ({ id, fullName: `Pupil ${id}` })),
  left: ['x', 'y'].map((id) => ({ id, fullName: `Pupil ${id}`, leftOn: '2026-11-10' })),
};
const rolls = {
  '2026-10-28-1': roll(['a', 'b', 'x'], { a: 'absent', x: 'absent' }),
  '2026-11-01-1': roll(['a', 'b', 'x'], { a: 'excused', b: 'late', x: 'absent' }),
  '2026-11-08-1': roll(['a', 'b', 'c'], { b: 'absent' }),
  '2026-11-15-1': { marks: { c: { sign: 'absent' as const, at, note: 'ill' } } },
};
const november = { from: '2026-11-01', to: '2026-11-30' };
const sessions = ['2026-10-28-1', '2026-11-01-1', '2026-11-03-5', '2026-11-15-1', '2026-12-01-1'];

it('shows the rolls of a month with what is known, and sessions that were not called', () => {
  const register = registerOf(kept, rolls, sessions, november);
  expect(register.rolls).toEqual([
    { key: '2026-11-01-1', isTaken: true },
    { key: '2026-11-03-5', isTaken: false },
    { key: '2026-11-08-1', isTaken: true },
    { key: '2026-11-15-1', isTaken: false },
  ]);
  expect(register.rows.map(({ id, number, signs }) => [id, number, ...signs])).toEqual([
    ['a', 1, 'excused', undefined, 'present', undefined],
    ['b', 2, 'late', undefined, 'absent', undefined],
    ['c', 3, undefined, undefined, 'present', 'absent'],
    ['x', undefined, 'absent', undefined, undefined, undefined],
  ]);
});

it('counts only rolls that were taken and called the pupil', () => {
  const { rows, months } = registerOf(kept, rolls, sessions, {
    from: '2026-08-01',
    to: '2027-07-31',
  });
  expect(months).toEqual(['2026-10', '2026-11']);
  expect(rows.map(({ id, totals, months: ofMonths }) => [id, totals.called, ...ofMonths])).toEqual([
    ['a', 3, 1, 1],
    ['b', 3, 0, 1],
    ['c', 1, undefined, 0],
    ['x', 2, 1, 1],
  ]);
});

it('is ordered by each figure, and otherwise as the list', () => {
  const { rows } = registerOf(kept, rolls, sessions, { from: '2026-08-01', to: '2027-07-31' });
  const ids = rowOrders.map((order) =>
    sortedRows(rows, order)
      .map(({ id }) => id)
      .join(''),
  );
  expect(ids).toEqual(['abcx', 'xabc', 'abcx', 'bacx', 'xabc']);
});

it('knows nothing of a month without rolls', () => {
  const { rows, rolls: none } = registerOf(kept, {}, [], november);
  expect(none).toEqual([]);
  expect(rows.map(({ id, totals }) => [id, totals.called])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ]);
});

it('lists absences by session, of those who have left too, and never of a roll that was not taken', () => {
  const found = absencesIn(kept, rolls, november);
  expect(found.map(({ key, sign, pupil }) => `${key} ${pupil.id} ${sign}`)).toEqual([
    '2026-11-01-1 a excused',
    '2026-11-01-1 b late',
    '2026-11-01-1 x absent',
    '2026-11-08-1 b absent',
  ]);
});
