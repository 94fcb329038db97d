import { describe, expect, it } from 'vitest';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { proposedDays } from './proposed-days.ts';

const schoolYear: SchoolYear = { timetable: [{ day: 0, period: 1, className: '2م3' }] };
const propose = (today: string, printed: readonly [from: string, to: string][] = []) =>
  proposedDays(
    '2026/2027',
    schoolYear,
    printed.map(([from, to]) => ({ from, to })),
    today,
  );

describe('the days that are proposed for daily pages', () => {
  it('are those from today to the end of the month', () => {
    expect(propose('2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-30' });
    expect(propose('2027-02-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  it('have the next month too if less than a week of this one is left', () => {
    expect(propose('2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-12-31' });
  });

  it('begin after the last print, whatever was printed in another season', () => {
    const printed: [string, string][] = [
      ['2026-09-21', '2026-10-31'],
      ['2026-09-21', '2026-09-30'],
      ['2025-11-01', '2027-12-31'],
    ];
    expect(propose('2026-11-10', printed)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(propose('2026-11-10', [['2026-11-01', '2026-11-30']])?.from).toBe('2026-12-01');
  });

  it('are within the year of lessons', () => {
    expect(propose('2026-08-20')).toEqual({ from: '2026-09-21', to: '2026-09-30' });
    expect(propose('2027-05-18')).toEqual({ from: '2027-05-18', to: '2027-05-20' });
    expect(propose('2027-07-01')).toEqual({ from: '2027-05-20', to: '2027-05-20' });
  });

  it('are none without a season or lessons', () => {
    expect(proposedDays('', schoolYear, [], '2026-11-10')).toBeUndefined();
    expect(proposedDays('2026/2027', { timetable: [] }, [], '2026-11-10')).toBeUndefined();
  });
});
