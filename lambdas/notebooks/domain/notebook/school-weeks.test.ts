import { describe, expect, it } from 'vitest';
import { defaultHolidays } from '#shared/school-year/default-holidays.ts';
import { schoolWeeks } from './school-weeks.ts';

const { holidays } = defaultHolidays('2024/2025', 'en');

describe('the weeks of a school year', () => {
  it.each(['2024/2025', '2025/2026', '2026/2027', '2027/2028'])(
    'run from the first of September to the end of June in %s',
    (season) => {
      const weeks = schoolWeeks(season, []);
      const year = season.slice(0, 4);
      expect(weeks[0]!.days!.to >= `${year}-09-01`).toBe(true);
      expect(weeks[0]!.days!.from <= `${year}-09-03`).toBe(true);
      expect(weeks.at(-1)!.days!.from <= `${season.slice(5)}-06-30`).toBe(true);
      expect(weeks.at(-1)!.days!.from >= `${season.slice(5)}-06-24`).toBe(true);
      expect(weeks[0]!.month).toBe(9);
    },
  );

  it('show which are free and which have a holiday', () => {
    const weeks = schoolWeeks('2024/2025', holidays);
    const weekOf = (from: string) => weeks.find(({ days }) => days!.from === from)!;
    expect(weekOf('2024-12-22')).toMatchObject({ isFree: true, month: 12 });
    expect(weekOf('2024-12-15').holidays).toEqual([]);
    expect(weekOf('2025-01-12')).toMatchObject({
      isFree: false,
      holidays: [{ name: 'Amazigh New Year (Yennayer)' }],
    });
  });

  it('are four a month when the school year is unknown', () => {
    const weeks = schoolWeeks('this year', holidays);
    expect(weeks).toHaveLength(40);
    expect(weeks.every(({ days }) => days === undefined)).toBe(true);
  });
});
