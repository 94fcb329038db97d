import { describe, expect, it } from 'vitest';
import type { SchoolYear } from '../model/school-year.ts';
import { dailyDates } from './daily-dates.ts';

const season = '2026/2027';
const schoolYear: SchoolYear = {
  timetable: [
    { day: 0, period: 1, className: '2م3' },
    { day: 2, period: 5, className: '4م1', week: 'B' },
  ],
};

describe('the dates of daily pages', () => {
  it('are days with lessons, without holidays', () => {
    expect(dailyDates({ from: '2026-10-25', to: '2026-11-10' }, schoolYear, season)).toEqual([
      '2026-10-25',
      '2026-10-27',
      '2026-11-08',
      '2026-11-10',
    ]);
  });

  it('follow the timetable that is valid on them', () => {
    const changes = [
      {
        from: '2026-11-08',
        timetable: [{ day: 3 as const, period: 1 as const, className: '1م1' }],
      },
    ];
    const changed = { ...schoolYear, changes };
    expect(dailyDates({ from: '2026-10-25', to: '2026-11-12' }, changed, season)).toEqual([
      '2026-10-25',
      '2026-10-27',
      '2026-11-11',
    ]);
  });

  it('end with the year of lessons', () => {
    const days = { from: '2027-05-14', to: '2027-06-30' };
    expect(dailyDates(days, schoolYear, season)).toEqual([]);
    expect(dailyDates(days, { ...schoolYear, ends: '2027-05-30' }, season)).toEqual([
      '2027-05-23',
      '2027-05-25',
      '2027-05-30',
    ]);
  });

  it('are the weekdays of schools without a timetable or a season', () => {
    const week = { from: '2026-11-29', to: '2026-12-05' };
    const weekdays = ['29', '30', '01', '02', '03'];
    expect(dailyDates(week, undefined, season).map((date) => date.slice(8))).toEqual(weekdays);
    expect(dailyDates(week, schoolYear, '').map((date) => date.slice(8))).toEqual(weekdays);
  });

  it('are those of the timetable that goes on from the last season', () => {
    const changes = [
      { from: '2025-10-12', timetable: schoolYear.timetable },
      { from: '2025-09-21', timetable: [{ day: 3 as const, period: 1 as const, className: 'x' }] },
    ];
    const week = { from: '2026-11-29', to: '2026-12-05' };
    const before = { timetable: [], changes, begins: '2025-09-21' };
    expect(dailyDates(week, before, season)).toEqual(dailyDates(week, schoolYear, season));
  });

  it('end with the last year that dates have', () => {
    expect(dailyDates({ from: '9999-12-30', to: '9999-12-31' }, undefined, season)).toEqual([
      '9999-12-30',
    ]);
  });
});
