import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it('counts months back over the new year', () => {
  expect(monthsBefore('2026-11', 2)).toBe('2026-09');
  expect(monthsBefore('2027-01', 2)).toBe('2026-11');
  expect(monthsBefore('2027-02', 14)).toBe('2025-12');
});
