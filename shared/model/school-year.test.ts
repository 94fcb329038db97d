import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { schoolYear } from './school-year.ts';

const lesson = { day: 0, period: 1, className: '1م1' };
const takes = (year: unknown): boolean => z.safeParse(schoolYear, year).success;

it('accepts a week of lessons, and holidays', () => {
  const winter = { name: 'عطلة الشتاء', from: '2026-12-17', to: '2027-01-02' };
  const timetable = [lesson, { ...lesson, period: 2 }, { ...lesson, day: 4, room: 'مخبر 2' }];
  expect(takes({ timetable, holidays: [winter] })).toBe(true);
});

it('rejects two lessons at once, and one on a Friday', () => {
  expect(takes({ timetable: [lesson, { ...lesson, className: '2م3' }] })).toBe(false);
  expect(takes({ timetable: [{ ...lesson, day: 5 }] })).toBe(false);
});

it('rejects a holiday that ends before it begins', () => {
  const holidays = [{ name: 'Winter', from: '2027-01-02', to: '2026-12-17' }];
  expect(takes({ timetable: [], holidays })).toBe(false);
});

it('accepts the hours of a school, and rejects an afternoon that begins too early or ends too late', () => {
  const hours = { morning: '08:30', afternoon: '14:00', minutes: 55 };
  const takesHours = (part: object): boolean =>
    takes({ timetable: [], hours: { ...hours, ...part } });
  expect(takesHours({})).toBe(true);
  expect(takesHours({ morning: '09:00', afternoon: '12:40' })).toBe(true);
  expect(takesHours({ morning: '09:00', afternoon: '12:30' })).toBe(false);
  expect(takesHours({ afternoon: '21:00' })).toBe(false);
  expect(takesHours({ morning: '8:30' })).toBe(false);
  expect(takesHours({ minutes: 5 })).toBe(false);
});

it('accepts two lessons at once in different weeks only', () => {
  const inWeek = (...weeks: (string | undefined)[]) => ({
    timetable: weeks.map((week, index) => ({ ...lesson, className: `${index}`, week })),
  });
  expect(takes(inWeek('A', 'B'))).toBe(true);
  expect(takes(inWeek('A', 'A'))).toBe(false);
  expect(takes(inWeek('A', undefined))).toBe(false);
});

it('accepts a timetable and hours from the same day, and rejects two timetables', () => {
  const from = '2026-10-11';
  const hours = { morning: '08:30', afternoon: '12:30', minutes: 45 };
  const changed = (...changes: object[]) => takes({ timetable: [], changes });
  expect(changed({ from, timetable: [lesson] }, { from, to: '2026-10-15', hours })).toBe(true);
  expect(changed({ from, timetable: [lesson] }, { from, timetable: [] })).toBe(false);
  expect(changed({ from, hours }, { from, hours, timetable: [] })).toBe(false);
  expect(changed({ from, to: '2026-10-10', hours })).toBe(false);
});
