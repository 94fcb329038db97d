import { expect, it } from 'vitest';
import { defaultHolidays } from '../school-year/default-holidays.ts';
import { calendarRanges } from './calendar-ranges.ts';

const year = { from: '2026-09-21', to: '2027-05-20' };
const { holidays } = defaultHolidays('2026/2027', 'en');

it.each([
  ['2026-09-01', '2026-09-21', '2026-12-17'],
  ['2026-11-30', '2026-09-21', '2026-12-17'],
  ['2026-12-17', '2026-09-21', '2026-12-17'],
  ['2026-12-25', '2027-01-03', '2027-03-18'],
  ['2027-03-18', '2027-01-03', '2027-03-18'],
  ['2027-05-01', '2027-04-04', '2027-05-20'],
])('the term of %s lasts from %s to %s', (date, from, to) => {
  expect(calendarRanges(date, year, holidays).term).toEqual({ from, to });
});

it('a year without long breaks is one term', () => {
  expect(calendarRanges('2026-11-30', year, []).term).toEqual(year);
});

it('a week begins on Sunday', () => {
  const week = { from: '2026-11-29', to: '2026-12-05' };
  for (const date of ['2026-11-29', '2026-12-02', '2026-12-05'])
    expect(calendarRanges(date, year, holidays).week).toEqual(week);
});
