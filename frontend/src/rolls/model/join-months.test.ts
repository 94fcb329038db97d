import { expect, it } from 'vitest';
import type { Rolls } from '#shared/attendance/totals.ts';
import { joinMonths } from './join-months.ts';

const at = '2026-11-22T08:00:00.000Z';
const october = (): { rolls: Rolls } => ({
  rolls: { '2026-10-20-2': { marks: { p1: { sign: 'late', at } } } },
});
const november = (sign: 'absent' | 'late'): { rolls: Rolls } => ({
  rolls: { '2026-11-22-2': { marks: { p1: { sign, at } } } },
});

it('gives the same rolls while nothing new is said, and only the changed one anew', () => {
  const join = joinMonths();
  const first = join('one', [october(), november('absent')]);
  expect(Object.keys(first)).toEqual(['2026-10-20-2', '2026-11-22-2']);
  // A server answers with other objects that say the same.
  expect(join('one', [october(), november('absent')])).toBe(first);
  const next = join('one', [october(), november('late')]);
  expect(next).not.toBe(first);
  expect(next['2026-10-20-2']).toBe(first['2026-10-20-2']);
  expect(next['2026-11-22-2']?.marks['p1']?.sign).toBe('late');
});

it('keeps classes apart, and forgets a roll that is gone', () => {
  const join = joinMonths();
  join('one', [november('absent')]);
  expect(join('two', [])).toEqual({});
  expect(join('one', [])).toEqual({});
});
