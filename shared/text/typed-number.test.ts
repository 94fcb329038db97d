import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 2,5 ', 2.5],
    ['2.5', 2.5],
    ['٢٫٥', 2.5],
    ['−3', -3],
    ['-3', -3],
  ])('%s', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each(['', ' ', 'x', '1,2,3', '3 cm', '2-1'])('is none in "%s"', (text) => {
    expect(typedNumber(text)).toBeNaN();
  });
});
