import { describe, expect, it } from 'vitest';
import { usualHours } from './period-hours.ts';
import { ramadanHours, ramadanOf } from './ramadan.ts';
import { usualExams } from './usual-exams.ts';

describe('Ramadan', () => {
  // Announced first days; the calculated one may be a day off.
  it.each([
    ['2023/2024', '2024-03-12', '2024-04-09'],
    ['2024/2025', '2025-03-01', '2025-03-30'],
    ['2025/2026', '2026-02-18', '2026-03-19'],
    ['2026/2027', '2027-02-08', '2027-03-09'],
  ])('of %s is calculated to a day', (season, from, to) => {
    const days = (one: string, other = '') => Math.abs(Date.parse(one) - Date.parse(other));
    expect(days(from, ramadanOf(season)?.from)).toBeLessThanOrEqual(86_400_000);
    expect(days(to, ramadanOf(season)?.to)).toBeLessThanOrEqual(86_400_000);
  });

  it('is not in a season whose school year has none, or that has no year', () => {
    expect(ramadanOf('2032/2033')?.from.slice(0, 7)).toBe('2032-12');
    expect(ramadanOf('2037/2038')?.from.slice(0, 7)).toBe('2037-10');
    expect(ramadanOf('this year')).toBeUndefined();
  });

  it('has short lessons in a day that fits', () => {
    expect(ramadanHours(usualHours)).toEqual({ morning: '08:30', afternoon: '12:30', minutes: 45 });
    expect(ramadanHours({ ...usualHours, morning: '07:00' }).morning).toBe('07:30');
  });
});

describe('the usual exams', () => {
  it('are the weeks of the announcement of 2025', () => {
    expect(usualExams('2025/2026', 'en')).toEqual([
      { name: 'First-term exams', from: '2025-12-07', to: '2025-12-11' },
      { name: 'Second-term exams', from: '2026-03-08', to: '2026-03-12' },
      { name: 'Third-term exams', from: '2026-05-10', to: '2026-05-14' },
    ]);
  });

  it('run from a Sunday to a Thursday in each season', () => {
    for (let year = 2022; year < 2050; year += 1)
      for (const { from, to } of usualExams(`${year}/${year + 1}`, 'ar')) {
        expect([new Date(from).getUTCDay(), new Date(to).getUTCDay()]).toEqual([0, 4]);
      }
    expect(usualExams('this year', 'ar')).toEqual([]);
  });
});
