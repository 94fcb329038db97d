import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { quarters } from './quarters.ts';

const schema = quarters(0, 20);

it.each([
  [0, 0],
  [12.25, 12.25],
  [20, 20],
  [1e-300, 0],
  [0.1 + 0.2 - 0.05, 0.25],
])('%d is %d', (given, parsed) => {
  expect(z.parse(schema, given)).toBe(parsed);
});

it.each([0.1, -1e-300, 20.25, 12.3, Number.NaN])('%d is refused', (given) => {
  expect(z.safeParse(schema, given).success).toBe(false);
});
