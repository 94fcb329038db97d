import { describe, expect, it } from 'vitest';
import { writeDecimal, writeFigure } from './write-figure.ts';

describe('a figure', () => {
  it.each([
    [(1 / 13) * 100, '7,69'],
    [0.1 + 0.2, '0,3'],
    [19.999999999, '20'],
    [1e-7, '0'],
    [-0, '0'],
    [-0.001, '0'],
    [1.005, '1,01'],
    [8.345, '8,35'],
    [-8.345, '-8,35'],
    [1234567.5, '1234567,5'],
    [20, '20'],
    [12.5, '12,5'],
    [Number.NaN, '–'],
    [Infinity, '–'],
  ])('%d is written %s', (value, text) => {
    expect(writeFigure(value, 'ar')).toBe(text);
    expect(writeFigure(value, 'fr')).toBe(text);
    expect(writeFigure(value, 'en')).toBe(text.replace(',', '.'));
  });

  it('has as many decimals as are asked for', () => {
    expect(writeDecimal(12, ',', 2)).toBe('12,00');
    expect(writeDecimal(100 / 13, '.', 1)).toBe('7.7');
    expect(writeDecimal(12.125, ',', { most: 3 })).toBe('12,125');
    expect(writeDecimal(0.0005, '.', { most: 6 })).toBe('0.0005');
    expect(writeDecimal(99.96, ',', 1)).toBe('100,0');
  });
});
