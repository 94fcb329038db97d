import { expect, it } from 'vitest';
import { lengthHabit } from './column-habits.ts';
import type { Evidence } from './weigh-readings.ts';

const evidence = (signs: string, share = 0.99): Evidence => ({
  ...{ signs, share, leastShare: share, agreement: 1, decimalDoubt: 0 },
  ...{ clarity: 0, weight: 1, seconded: undefined, letterDoubt: 0 },
});

it('the digits before the decimals are as many as in the certain marks of a column', () => {
  const sure = ['12.5', '48.25/100', '70', '33.75', '91', '8.5', 'abs'].map((one) => evidence(one));
  const habit = lengthHabit([...sure, evidence('7', 0.5), evidence('6', 0.5)]);
  expect(habit('81.75/100')).toBe(1);
  expect(habit('1.75/100')).toBeCloseTo(2 / 6);
  expect(habit('100')).toBeCloseTo(1 / 6);
  expect(habit('abs')).toBe(1);
  expect(lengthHabit([])('1.75')).toBe(1);
});
