import { expect, it } from 'vitest';
import { knownClasses, lessonAt, put } from './timetable.ts';

const slot = { day: 1, period: 2 } as const;

it('puts a class into an hour in place of another, in the order of the week', () => {
  const first = put([], slot, '1م1');
  const week = put(first, { day: 0, period: 8 }, '2م3');
  expect(week).toEqual([
    { day: 0, period: 8, className: '2م3' },
    { ...slot, className: '1م1' },
  ]);
  expect(lessonAt(put(week, slot, '4م1'), slot)?.className).toBe('4م1');
});

it('takes a class out by the same class, or by none', () => {
  const week = put([], slot, '1م1');
  expect(put(week, slot, '1م1')).toEqual([]);
  expect(put(week, slot, undefined)).toEqual([]);
});

it('knows the classes of the profile and of the timetable', () => {
  const timetable = put(put([], slot, '4م1'), { day: 2, period: 1 }, '1م1');
  expect(knownClasses('1م1، 2م3 , 3 ثا علوم', ['2م3', '3م2'], timetable)).toEqual([
    '1م1',
    '2م3',
    '3 ثا علوم',
    '3م2',
    '4م1',
  ]);
  expect(knownClasses(undefined, [], [])).toEqual([]);
});
