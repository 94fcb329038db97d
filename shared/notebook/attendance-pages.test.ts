import { describe, expect, it } from 'vitest';
import { attendancePages, lessonDaysOf } from './attendance-pages.ts';
import type { AttendancePage } from './attendance-pages.ts';

const season = '2024/2025';
const days = (page: AttendancePage | undefined): number =>
  (page ?? []).reduce((sum, month) => sum + month.days.length, 0);
const months = (pages: readonly AttendancePage[]): number[] => pages.map((page) => page.length);

describe('the attendance pages', () => {
  it('have a page for every month, and a column for every school day', () => {
    const pages = attendancePages('every-day', season, new Set([0]));
    expect(months(pages)).toEqual(Array.from({ length: 10 }, () => 1));
    // September 2024 has thirty days, including four Fridays and four Saturdays.
    expect(days(pages[0])).toBe(22);
  });

  it('have two months per page, with the days of the timetable', () => {
    const some = attendancePages('two-months', season, new Set([1, 3]));
    const most = attendancePages('two-months', season, new Set([0, 1, 3, 4]));
    expect([months(some), months(most)]).toEqual([
      [2, 2, 2, 2, 2],
      [2, 2, 2, 2, 2],
    ]);
    expect(days(some[0])).toBe(9 + 9);
  });

  it('have one month per page when the columns of two would be too narrow', () => {
    const every = attendancePages('every-day', season, undefined);
    expect(attendancePages('two-months', season, undefined)).toEqual(every);
    expect(attendancePages('two-months', season, new Set([0, 1, 2, 3, 4]))).toEqual(every);
  });

  it.each([
    [[0], [5, 5]],
    [
      [0, 2],
      [3, 2, 3, 2],
    ],
    [
      [0, 1, 2],
      [2, 2, 2, 2, 2],
    ],
    [
      [0, 1, 2, 3],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ],
  ])(
    'have as many months per page as the days %j of the timetable allow',
    (lessonDays, expected) => {
      const pages = attendancePages('timetable-days', season, new Set(lessonDays));
      expect(months(pages)).toEqual(expected);
      expect(Math.max(...pages.map(days))).toBeLessThanOrEqual(28);
      const weekdays = pages.flat().flatMap((month) => month.days.map(({ weekday }) => weekday));
      expect([...new Set(weekdays)].sort()).toEqual(lessonDays);
    },
  );

  it('have every day when the timetable does not name the class', () => {
    const every = attendancePages('every-day', season, undefined);
    expect(attendancePages('timetable-days', season, undefined)).toEqual(every);
  });

  it('have thirty-one days a month when the school year is unknown', () => {
    expect(days(attendancePages('timetable-days', 'now', new Set([0]))[0])).toBe(31);
  });

  it('can be left out', () => {
    expect(attendancePages('none', season, undefined)).toEqual([]);
  });
});

it('recognises a class in the timetable in any spelling', () => {
  const timetable = [
    { day: 0 as const, period: 1 as const, className: '1 م 1' },
    { day: 0 as const, period: 2 as const, className: '1م1' },
    { day: 3 as const, period: 1 as const, className: '1م1' },
    { day: 4 as const, period: 1 as const, className: '1م2' },
  ];
  expect(lessonDaysOf({ timetable }, '2026/2027', '1م1')).toEqual(new Set([0, 3]));
  expect(lessonDaysOf({ timetable }, '2026/2027', '4م1')).toBeUndefined();
  expect(lessonDaysOf(undefined, '2026/2027', '1م1')).toBeUndefined();
});

it('has the days of each timetable of the season', () => {
  const lesson = { day: 0 as const, period: 1 as const, className: '1م1' };
  const changes = [{ from: '2026-10-11', timetable: [{ ...lesson, day: 2 as const }] }];
  const year = { timetable: [lesson], changes };
  expect(lessonDaysOf(year, '2026/2027', '1م1')).toEqual(new Set([0, 2]));
  expect(lessonDaysOf(year, '2027/2028', '1م1')).toEqual(new Set([2]));
});
