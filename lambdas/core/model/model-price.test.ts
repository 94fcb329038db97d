import { expect, it } from 'vitest';
import { priceOf } from './model-price.ts';

it.each([
  ['global.anthropic.claude-sonnet-5-5', 10],
  // A tenth more for staying within one geography.
  ['eu.anthropic.claude-haiku-5-5', 0.55],
  ['us.anthropic.claude-haiku-4-5-20251001-v1:0', 5.5],
  ['a.model.nobody-has-seen', 20],
])('a million tokens that %s writes cost $%d', (model, output) => {
  expect(priceOf(model).output).toBeCloseTo(output);
});
