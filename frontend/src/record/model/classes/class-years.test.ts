import { expect, it } from 'vitest';
import { classYears } from './class-years.ts';

const last = { id: 'a', changedAt: '2026-05-20T08:00:00.000Z' };
const marked = { id: 'b', changedAt: '2026-05-20T08:00:00.000Z' };
const current = { id: 'c', changedAt: '2026-10-02T08:00:00.000Z' };
const sheets = [
  { classId: 'a', changedAt: '2026-06-01T08:00:00.000Z' },
  { classId: 'b', changedAt: '2026-11-01T08:00:00.000Z' },
];
const now = new Date('2026-11-23T10:00:00');

it('classes are last year’s when neither their list nor their marks were changed this year', () => {
  expect(classYears([last, marked, current], sheets, now)).toEqual({
    current: [marked, current],
    earlier: [last],
  });
});

it('none are last year’s while there are no others', () => {
  expect(classYears([last], sheets, now)).toEqual({ current: [last], earlier: [] });
  expect(classYears([], [], now)).toEqual({ current: [], earlier: [] });
});
