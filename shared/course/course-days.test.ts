import { expect, it } from 'vitest';
import type { SchoolYear } from '../model/school-year.ts';
import {
  allLessons,
  courseDays,
  hoursOn,
  lessonsOn,
  nextTimetable,
  timetableOn,
  weekLetterOn,
} from './course-days.ts';

it('takes the usual first and last day of lessons unless the season has its own', () => {
  const usual = { from: '2026-09-21', to: '2027-05-20' };
  expect(courseDays('2026/2027')).toEqual(usual);
  expect(courseDays('2027-2026', { begins: '2026-09-06' })).toEqual({
    ...usual,
    from: '2026-09-06',
  });
  expect(courseDays('٢٠٢٦/٢٠٢٧', { begins: '2025-09-21', ends: '2026-05-20' })).toEqual(usual);
  expect(courseDays('هذه السنة', { begins: '2026-09-06', ends: '2027-05-20' })).toBeUndefined();
});

const hours = { morning: '08:30', afternoon: '13:00', minutes: 45 };
const base = [{ day: 0, period: 2, className: '1م1' }] as const;
const october = [{ day: 0, period: 1, className: '1م1' }] as const;
const schoolYear: SchoolYear = {
  timetable: [...base],
  changes: [
    { from: '2027-02-08', to: '2027-03-09', hours },
    { from: '2026-10-11', timetable: [...october] },
    { from: '2027-03-01', to: '2027-03-07', timetable: [] },
  ],
};

it('takes the timetable and the hours of the change that covers a date and begins last', () => {
  const dates = [
    '2026-10-10',
    '2026-10-11',
    '2027-02-28',
    '2027-03-01',
    '2027-03-07',
    '2027-03-08',
  ];
  expect(dates.map((date) => timetableOn(date, schoolYear))).toEqual([
    base,
    october,
    october,
    [],
    [],
    october,
  ]);
  expect(
    ['2027-02-07', '2027-03-01', '2027-03-10'].map((date) => hoursOn(date, schoolYear)),
  ).toEqual([undefined, hours, undefined]);
});

it('alternates weeks from Sunday to Saturday, before the anchor as well', () => {
  const letters = (weekA?: string) =>
    ['2026-09-19', '2026-09-20', '2026-09-26', '2026-09-27'].map((date) =>
      weekLetterOn(date, { weekA }, '2026-09-22'),
    );
  expect(letters()).toEqual(['B', 'A', 'A', 'B']);
  expect(letters('2026-11-14')).toEqual(['A', 'B', 'B', 'A']);
});

it('lists the lessons of a date with the half that is meant', () => {
  const timetable: SchoolYear['timetable'] = [
    { day: 0, period: 3, className: '1م1', half: 'turns' },
    { day: 0, period: 1, className: '1م2', week: 'A' },
    { day: 0, period: 1, className: '1م3', week: 'B', half: 2 },
    { day: 1, period: 1, className: '1م4' },
  ];
  const on = (date: string) =>
    lessonsOn(date, { timetable }, '2026-09-21').map(({ className, half }) => [className, half]);
  expect(on('2026-09-20')).toEqual([
    ['1م2', undefined],
    ['1م1', 1],
  ]);
  expect(on('2026-09-27')).toEqual([
    ['1م3', 2],
    ['1م1', 2],
  ]);
});

it('takes the next timetable that has lessons where the first one is empty', () => {
  const lesson = { day: 0, period: 3, className: '1م1' } as const;
  const year: Pick<SchoolYear, 'timetable' | 'changes'> = {
    timetable: [],
    changes: [
      { from: '2026-11-01', timetable: [{ ...lesson, period: 4 }] },
      { from: '2026-10-04', timetable: [lesson] },
      { from: '2026-09-27', timetable: [] },
    ],
  };
  expect(nextTimetable('2026-09-21', year)).toEqual([lesson]);
  expect(nextTimetable('2026-11-01', year)).toEqual([{ ...lesson, period: 4 }]);
  expect(nextTimetable('2026-09-21', { timetable: [] })).toEqual([]);
  expect(allLessons(year)).toHaveLength(2);
});
