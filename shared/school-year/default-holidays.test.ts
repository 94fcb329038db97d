import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { schoolYear } from '../model/school-year.ts';
import { defaultHolidays, holidaysOf } from './default-holidays.ts';
import { isFeast } from './feasts.ts';
import { adhaDate, gregorianDate } from './islamic-calendar.ts';
import { holidayOn } from '#lambdas/notebooks/domain/notebook/holiday-on.ts';
import { daysAfter, weekdayOf } from './iso-date.ts';

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

  // "From the evening of … to the morning of …" in the announcements; two sources each, in decision 112.
  it.each([
    [
      2022,
      ['2022-10-27', '2022-11-06'],
      ['2022-12-22', '2023-01-08'],
      ['2023-03-23', '2023-04-09'],
    ],
    [
      2023,
      ['2023-10-31', '2023-11-05'],
      ['2023-12-21', '2024-01-07'],
      ['2024-03-21', '2024-04-07'],
    ],
    [
      2024,
      ['2024-10-29', '2024-11-03'],
      ['2024-12-19', '2025-01-05'],
      ['2025-03-20', '2025-04-06'],
    ],
    [
      2025,
      ['2025-10-28', '2025-11-02'],
      ['2025-12-18', '2026-01-04'],
      ['2026-03-19', '2026-04-05'],
    ],
  ])(
    'have the announced breaks of %d, without their first and last school day',
    (year, ...breaks) => {
      const season = `${year}/${year + 1}`;
      expect(defaultHolidays(season, 'en').basis).toBe('reported');
      expect(
        ['Autumn break', 'Winter break', 'Spring break'].map((name) => datesOf(season, name)),
      ).toEqual(
        breaks.map(([evening = '', morning = '']) => [
          daysAfter(evening, 1),
          daysAfter(morning, -1),
        ]),
      );
    },
  );

  it('are the usual ones in other years, and say so', () => {
    expect(defaultHolidays('2026/2027', 'ar').basis).toBe('usual');
    expect(datesOf('2026/2027', 'Autumn break')).toEqual(['2026-10-28', '2026-10-31']);
    expect(datesOf('2026/2027', 'Winter break')).toEqual(['2026-12-18', '2027-01-02']);
    expect(datesOf('2026/2027', 'Spring break')).toEqual(['2027-03-19', '2027-04-03']);
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

  // Announced days with their sources: decision 112. The last value is by how many days the calculated one is late.
  it.each([
    [1427, '2006-12-30', 1],
    [1432, '2011-11-06', 0],
    [1434, '2013-10-15', 0],
    [1438, '2017-09-01', 0],
    [1442, '2021-07-20', 0],
    [1443, '2022-07-09', 0],
    [1444, '2023-06-28', 0],
    [1445, '2024-06-16', 0],
    [1446, '2025-06-06', 0],
  ])('calculate the Eid al-Adha of %d, announced for %s', (year, announced, late) => {
    expect(adhaDate(year)).toBe(daysAfter(announced, late));
  });

  it.each([
    ['Eid al-Fitr', 1441, 10, 1, '2020-05-24', 0],
    ['Eid al-Fitr', 1442, 10, 1, '2021-05-13', 0],
    ['Eid al-Fitr', 1444, 10, 1, '2023-04-21', 1],
    ['Eid al-Fitr', 1445, 10, 1, '2024-04-10', 0],
    ['Eid al-Fitr', 1446, 10, 1, '2025-03-31', 0],
    ['Mawlid', 1443, 3, 12, '2021-10-19', 0],
    ['Mawlid', 1445, 3, 12, '2023-09-28', -1],
    ['Mawlid', 1446, 3, 12, '2024-09-16', 0],
    ['Mawlid', 1447, 3, 12, '2025-09-05', 0],
    ['Islamic New Year', 1433, 1, 1, '2011-11-26', 1],
  ])('calculate %s of %d', (_, year, month, day, announced, late) => {
    expect(gregorianDate(year, month, day)).toBe(daysAfter(announced, late));
  });

  it('have the Eid al-Adha of Umm al-Qura in each year from 1427 to 1500', () => {
    const ofMecca = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      ...{ timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' },
    });
    for (let year = 1427; year <= 1500; year += 1)
      expect(ofMecca.format(new Date(adhaDate(year)))).toMatch(new RegExp(`^12/10/${year}\\b`));
  });

  it('use them in the season', () => {
    expect(datesOf('2024/2025', 'Eid al-Fitr')).toEqual(['2025-03-31', '2025-04-02']);
    expect(datesOf('2024/2025', 'Eid al-Adha')).toEqual(['2025-06-06', '2025-06-08']);
  });

  it('say which of them are feasts, in both languages', () => {
    for (const language of ['en', 'ar'] as const)
      expect(defaultHolidays('2024/2025', language).holidays.filter(isFeast)).toHaveLength(4);
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
  expect(holidaysOf({ timetable: [], holidays: own }, '2025/2026', 'en').length).toBeGreaterThan(8);
});

it('finds the holiday of a day, including its first and last day', () => {
  const { holidays } = defaultHolidays('2024/2025', 'en');
  expect(holidayOn('2024-12-19', holidays)).toBeUndefined();
  expect(holidayOn('2024-12-20', holidays)?.name).toBe('Winter break');
  expect(holidayOn('2025-01-04', holidays)?.name).toBe('Winter break');
  expect(holidayOn('2025-01-05', holidays)).toBeUndefined();
});
