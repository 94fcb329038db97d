import { expect, it } from 'vitest';
import { knownClasses, lessonsAt, put } from './timetable.ts';

const slot = { day: 1, period: 2 } as const;

it('replaces the class of an hour, and keeps the order of the week', () => {
  const first = put([], slot, { className: '1م1' });
  const week = put(first, { day: 0, period: 8 }, { className: '2م3' });
  expect(week).toEqual([
    { day: 0, period: 8, className: '2م3' },
    { ...slot, className: '1م1' },
  ]);
  expect(lessonsAt(put(week, slot, { className: '4م1' }), slot)).toEqual([
    { ...slot, className: '4م1' },
  ]);
});

it('moves a class to another room, or removes its room', () => {
  const week = put(put([], slot, { className: '1م1' }), slot, { className: '1م1', room: '12' });
  expect(week).toEqual([{ ...slot, className: '1م1', room: '12' }]);
  expect(put(week, slot, { className: '1م1', room: '12' })).toEqual([]);
  expect(put(week, slot, { className: '1م1' })).toEqual([]);
});

it('removes a class by entering the same class, or none', () => {
  const week = put([], slot, { className: '1م1' });
  expect(put(week, slot, { className: '1م1' })).toEqual([]);
  expect(put(week, slot, undefined)).toEqual([]);
});

it('has two lessons in an hour if their weeks differ', () => {
  const inA = { className: '1م1', half: 1, week: 'A' } as const;
  const inB = { className: '2م3', week: 'B' } as const;
  const both = put(put([], slot, inB), slot, inA);
  expect(both).toEqual([
    { ...slot, ...inA },
    { ...slot, ...inB },
  ]);
  expect(put(both, slot, inA)).toEqual([{ ...slot, ...inB }]);
  expect(put(both, slot, { className: '4م1' })).toEqual([{ ...slot, className: '4م1' }]);
  expect(put(both, slot, undefined)).toEqual([]);
});

it('keeps the room of a class when its half, week or subject changes', () => {
  const whole = put([], slot, { className: '1م1', room: 'مخبر 2' });
  const halved = put(whole, slot, { className: '1م1', half: 'turns' });
  expect(halved).toEqual([{ ...slot, className: '1م1', room: 'مخبر 2', half: 'turns' }]);
  expect(put(halved, slot, { className: '1م1', subject: 'رياضيات' })).toEqual([
    { ...slot, className: '1م1', room: 'مخبر 2', subject: 'رياضيات' },
  ]);
});

it('lists the classes of the profile and of the timetable', () => {
  const timetable = put(
    put([], slot, { className: '4م1' }),
    { day: 2, period: 1 },
    { className: '1م1' },
  );
  expect(knownClasses('1م1، 2م3 , 3 ثا علوم', ['2م3', '3م2'], timetable)).toEqual([
    '1م1',
    '2م3',
    '3 ثا علوم',
    '3م2',
    '4م1',
  ]);
  expect(knownClasses(undefined, [], [])).toEqual([]);
});
