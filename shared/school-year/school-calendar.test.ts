import { describe, expect, it } from 'vitest';
import { schoolDays, schoolMonths, startYear } from './school-calendar.ts';

describe('the start of a school year', () => {
  it.each([
    ['2024/2025', 2024],
    ['2025-2024', 2024],
    ['الموسم ٢٠٢٤/٢٠٢٥', 2024],
    ['2024', 2024],
    ['this year', undefined],
    ['24/25', undefined],
  ])('%s begins in %s', (season, year) => {
    expect(startYear(season)).toBe(year);
  });
});

describe('the school months', () => {
  it('run from September to June, across the new year', () => {
    const months = schoolMonths('2024/2025');
    expect(months).toHaveLength(10);
    expect(months[0]).toEqual({ month: 9, year: 2024 });
    expect(months.at(-1)).toEqual({ month: 6, year: 2025 });
  });
});

describe('the school days', () => {
  it('run from Sunday to Thursday', () => {
    const days = schoolDays({ month: 9, year: 2024 });
    expect(days.slice(0, 6).map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 8]);
    expect(days.every(({ weekday }) => weekday! <= 4)).toBe(true);
  });

  it('include leap days', () => {
    expect(schoolDays({ month: 2, year: 2024 }).at(-1)?.day).toBe(29);
  });

  it('include every day when the year is unknown', () => {
    expect(schoolDays({ month: 2, year: undefined })).toHaveLength(31);
  });
});
