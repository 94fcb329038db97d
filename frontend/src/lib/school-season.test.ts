import { expect, it } from 'vitest';
import { seasonOn } from './school-season.ts';

it.each([
  [2026, 8, '2026/2027'],
  [2026, 12, '2026/2027'],
  [2027, 6, '2026/2027'],
])('%i-%i belongs to the school year %s', (year, month, season) => {
  expect(seasonOn(new Date(year, month - 1, 15))).toBe(season);
});
