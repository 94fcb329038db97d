import { describe, expect, it } from 'vitest';
import type { Lesson } from '../model/school-year.ts';
import { blocksOf } from './blocks.ts';
import { smallYear, withEntries } from './course.fixture.ts';
import { freePeriods } from './free-periods.ts';
import { plannedOf, sessionsOf } from './sessions-of.ts';
import { standingOf } from './standing.ts';

describe('the standing of a course', () => {
  const of = (year: typeof smallYear, date: string) =>
    standingOf(sessionsOf(year), plannedOf(year), date);

  it('is what was reached before a date, and what is left', () => {
    const lost = withEntries({ '2026-10-06-1': { state: 'lost' } });
    expect(of(lost, '2026-10-06')).toMatchObject({ done: 1, ahead: 0, left: 5, needed: 5 });
    expect(of(lost, '2026-10-07')).toMatchObject({
      done: 1,
      ahead: -1,
      left: 5,
      needed: 5,
      notMadeUp: 1,
      unplaced: [],
      current: { date: '2026-10-11' },
    });
    expect(of(lost, '2027-01-01')).toMatchObject({
      done: 6,
      left: 0,
      needed: 0,
      current: undefined,
    });
  });

  it('counts a place that the teacher states at once, and an extra session as made up', () => {
    const year = withEntries({
      '2026-10-06-1': { state: 'lost' },
      '2026-10-11-2': { here: { lesson: 'التناسب', part: 1 } },
      '2026-10-26-2': { extra: true },
    });
    expect(of(year, '2026-10-07')).toMatchObject({ done: 3, ahead: 1, notMadeUp: 0 });
  });

  it('is empty without days, a timetable or lines', () => {
    const empty = {
      ...smallYear,
      days: { from: '2026-10-31', to: '2026-10-04' },
      schoolYear: { timetable: [] },
      lines: [],
    };
    expect(of(empty, '2026-10-07')).toEqual({
      done: 0,
      ahead: 0,
      left: 0,
      needed: 0,
      unplaced: [],
      notMadeUp: 0,
      current: undefined,
    });
  });
});

it('joins sessions in a row, but not over noon, nor those of different halves', () => {
  const timetable = [
    { day: 0, period: 1, className: '2م3' },
    { day: 0, period: 2, className: '2م3' },
    { day: 0, period: 4, className: '2م3' },
    { day: 0, period: 5, className: '2م3' },
    { day: 0, period: 6, className: '2م3', half: 1 },
  ] as const;
  const { sessions } = sessionsOf({ ...smallYear, schoolYear: { timetable: [...timetable] } });
  expect(blocksOf(sessions.slice(0, 5)).map((block) => block.map(({ period }) => period))).toEqual([
    [1, 2],
    [4],
    [5],
    [6],
  ]);
});

it('offers one free period a day, beside lessons of the teacher', () => {
  const { schoolYear, holidays, days } = smallYear;
  const timetable: Lesson[] = [
    ...schoolYear.timetable,
    { day: 3, period: 8, className: '1م2', week: 'A' },
    { day: 4, period: 1, className: '1م2' },
  ];
  const year = {
    schoolYear: { ...schoolYear, timetable, meetings: 4 as const },
    holidays,
    days,
    logs: [
      { entries: { '2026-10-13-2': { extra: true as const }, '2026-10-20-2': { note: 'n' } } },
    ],
  };
  const on = (from: string, most: number) =>
    freePeriods(year, from, most).map(({ date, period }) => `${date.slice(8)}-${period}`);
  // Tuesdays have lessons in the first and third period, and no afternoon; Thursday morning is for meetings. Sunday 18 is a
  // holiday, and on Wednesdays there is a lesson in weeks A only.
  expect(on('2026-10-10', 7)).toEqual('11-1 13-4 15-5 20-2 21-7 22-5 25-1'.split(' '));
  expect(freePeriods(year, '2026-01-01', 1)).toEqual([{ date: '2026-10-04', period: 1 }]);
  expect(on('2026-10-30', 9)).toEqual([]);
  expect(freePeriods({ ...year, schoolYear: { timetable: [] } }, '2026-01-01', 1)).toEqual([]);
});
