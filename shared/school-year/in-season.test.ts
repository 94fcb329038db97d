import { describe, expect, it } from 'vitest';
import type { Lesson, SchoolYear } from '../model/school-year.ts';
import { inSeason } from './in-season.ts';

const lesson = (className: string): Lesson => ({ day: 0, period: 1, className });
const hours = { morning: '08:30', afternoon: '12:30', minutes: 45 };
const own: SchoolYear = {
  timetable: [lesson('1م1')],
  holidays: [{ name: 'Storm', from: '2025-12-01', to: '2025-12-02' }],
  changes: [
    { from: '2025-10-12', timetable: [lesson('2م1')] },
    { from: '2026-02-18', to: '2026-03-19', hours },
    { from: '2026-01-04', timetable: [lesson('3م1')] },
  ],
  exams: [{ name: 'Exams', from: '2025-12-07', to: '2025-12-11' }],
  begins: '2025-09-21',
  ends: '2026-05-20',
  weekA: '2025-09-28',
  meetings: 1,
};

describe('a school year in a season', () => {
  it('is as it was entered in its own season, and in one without a year', () => {
    expect(inSeason(own, '2025/2026')).toBe(own);
    expect(inSeason(own, 'this year')).toBe(own);
    expect(inSeason({ timetable: [] }, '2026/2027')).toEqual({ timetable: [] });
  });

  it('goes on with its last timetable in the next, without the days of the last', () => {
    expect(inSeason(own, '2026/2027')).toEqual({ timetable: [lesson('3م1')], meetings: 1 });
  });

  it('keeps what is of the season', () => {
    const exams = [{ name: 'Exams', from: '2026-12-06', to: '2026-12-10' }];
    const both = { ...own, exams: [...own.exams!, ...exams], ends: '2027-05-20', holidays: [] };
    expect(inSeason(both, '2026/2027')).toMatchObject({ exams, ends: '2027-05-20', holidays: [] });
  });
});
