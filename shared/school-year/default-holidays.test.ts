import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { schoolYear } from '../model/school-year.ts';
import { defaultHolidays, holidaysOf } from './default-holidays.ts';
import { holidayOn } from '#lambdas/notebooks/domain/notebook/holiday-on.ts';
import { weekdayOf } from './iso-date.ts';

const datesOf = (season: string, name: string): string[] =>
  defaultHolidays(season, 'en')
    .holidays.filter((holiday) => holiday.name === name)
    .flatMap(({ from, to }) => [from, to]);

describe('the holidays of a school year', () => {
  it('are those announced by the ministry, as reported by the press', () => {
    const { basis, asOf } = defaultHolidays('2024/2025', 'ar');
    expect([basis, asOf]).toEqual(['reported', '2024-10']);
    expect(datesOf('2024/2025', 'Winter break')).toEqual(['2024-12-20', '2025-01-04']);
  });

  it('are the usual ones in other years, and say so', () => {
    expect(defaultHolidays('2026/2027', 'ar').basis).toBe('usual');
    expect(datesOf('2026/2027', 'Autumn break')).toEqual(['2026-10-30', '2026-11-07']);
    expect(datesOf('2026/2027', 'Winter break')).toEqual(['2026-12-18', '2027-01-02']);
    expect(datesOf('2026/2027', 'Spring break')).toEqual(['2027-03-19', '2027-04-03']);
    // For this season the rule gives the announced dates.
    expect(datesOf('2023/2024', 'Winter break')).toEqual(['2023-12-22', '2024-01-06']);
    expect(datesOf('2023/2024', 'Spring break')).toEqual(['2024-03-22', '2024-04-06']);
  });

  it.each(['2022/2023', '2024/2025', '2025/2026', '2026/2027', '2027/2028', '2031/2032'])(
    'end so that lessons begin again on a Sunday in %s',
    (season) => {
      for (const name of ['Autumn break', 'Winter break', 'Spring break']) {
        const [, to = ''] = datesOf(season, name);
        expect(weekdayOf(to), name).toBe(6);
      }
    },
  );

  it('include the feasts within a day of their actual dates', () => {
    expect(datesOf('2024/2025', 'Eid al-Fitr')).toEqual(['2025-03-31', '2025-04-02']);
    const adha = datesOf('2024/2025', 'Eid al-Adha')[0] ?? '';
    expect(['2025-06-05', '2025-06-06', '2025-06-07']).toContain(adha);
    const fitr = datesOf('2025/2026', 'Eid al-Fitr')[0] ?? '';
    expect(['2026-03-19', '2026-03-20', '2026-03-21']).toContain(fitr);
  });

  it('include each of the five national days once, in the order of the year', () => {
    const { holidays } = defaultHolidays('2026/2027', 'ar');
    const days = holidays.filter(({ from, to }) => from === to).map(({ from }) => from);
    const national = ['2026-11-01', '2027-01-01', '2027-01-12', '2027-05-01', '2027-07-05'];
    expect(days).toEqual(expect.arrayContaining(national));
    const begins = holidays.map(({ from }) => from);
    expect(begins).toEqual([...begins].sort());
  });

  it('can be saved as a teacher’s own', () => {
    for (const language of ['en', 'ar'] as const) {
      for (let year = 2020; year < 2050; year += 1) {
        const { holidays } = defaultHolidays(String(year), language);
        expect(z.safeParse(schoolYear, { timetable: [], holidays }).success).toBe(true);
      }
    }
  });

  it('are empty when the school year is unknown', () => {
    expect(defaultHolidays('this year', 'ar').holidays).toEqual([]);
  });
});

it('prefers the teacher’s own holidays, even if there are none', () => {
  const own = [{ name: 'Storm', from: '2024-12-01', to: '2024-12-02' }];
  expect(holidaysOf({ timetable: [], holidays: own }, '2024/2025', 'en')).toEqual(own);
  expect(holidaysOf({ timetable: [], holidays: [] }, '2024/2025', 'en')).toEqual([]);
  expect(holidaysOf({ timetable: [] }, '2024/2025', 'en').length).toBeGreaterThan(8);
});

it('finds the holiday of a day, including its first and last day', () => {
  const { holidays } = defaultHolidays('2024/2025', 'en');
  expect(holidayOn('2024-12-19', holidays)).toBeUndefined();
  expect(holidayOn('2024-12-20', holidays)?.name).toBe('Winter break');
  expect(holidayOn('2025-01-04', holidays)?.name).toBe('Winter break');
  expect(holidayOn('2025-01-05', holidays)).toBeUndefined();
});
