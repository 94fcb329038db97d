import { describe, expect, it } from 'vitest';
import { readNumber } from './written-number.ts';

describe('a number that is written in a usual way is read', () => {
  it.each([
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5\u202f000', 5000],
    ['1\u2009234\u2009567', 1234567],
    ['٥٬٠٠٠', 5000],
    ['.5', 0.5],
    ['5.', 5],
    ['٣', 3],
    ['۳', 3],
    ['٣٫٥', 3.5],
    ['٣،٥', 3.5],
    ['1/2', 0.5],
    ['½', 0.5],
    ['2½', 2.5],
    ['1 1/2', 1.5],
    ['$\\frac{1}{2}$', 0.5],
    ['$1{,}5$', 1.5],
    ['1,6e-19', 1.6e-19],
    ['1,6E-19', 1.6e-19],
    ['1.6 × 10⁻¹⁹', 1.6e-19],
    ['$1{,}6 \\times 10^{-19}$', 1.6e-19],
    ['6,02·10^23', 6.02e23],
    ['10^-3', 0.001],
    ['-9', -9],
    ['−9', -9],
    ['–9', -9],
    ['+9', 9],
    ['1,234,567', 1234567],
    ['1.234.567,5', 1234567.5],
    ['1,234.5', 1234.5],
    ['0,125', 0.125],
    ['007', 7],
  ])('%s', (text, value) => {
    expect(readNumber(text)).toEqual({ value, unit: '' });
  });

  it.each([
    ['80 km/h', 80, 'km/h'],
    ['12cm²', 12, 'cm²'],
    ['12 cm2', 12, 'cm²'],
    ['50 %', 50, '%'],
    ['٥٠٪', 50, '%'],
    ['12 000 DA', 12000, 'DA'],
    ['−9 °C', -9, '°C'],
  ])('with its unit: %s', (text, value, unit) => {
    expect(readNumber(text)).toEqual({ value, unit });
  });
});

it('reads a comma before three digits as thousands in English, and as decimals in French and Arabic', () => {
  expect(readNumber('12,000', 'en')?.value).toBe(12000);
  expect(readNumber('12,000', 'fr')?.value).toBe(12);
  expect(readNumber('12,000', 'ar')?.value).toBe(12);
  expect(readNumber('3,14', 'en')?.value).toBe(3.14);
});

it.each([
  ...['', ' ', '-', '.', 'abc', '--9', '5 00 0', '1 2', '1..2', '3.14.15', '12 or 13', '2025-2026'],
  ...['7:30', '2 h 30 min', 'H2O', 'A4', '1/0', '5 - 3', '1e400', '9'.repeat(400), '1'.repeat(20)],
])('is not misled by %j', (text) => {
  expect(readNumber(text)).toBeUndefined();
});
