import { describe, expect, it } from 'vitest';
import { readRegistrationNumber } from './registration-number.ts';

describe('a registration number', () => {
  it.each([
    ['1020111234567890', '1020111234567890'],
    [1020111234567890, '1020111234567890'],
    [123456789012345680000, '123456789012345680000'],
    [' 10 2011\u00a01234 567890 ', '1020111234567890'],
    ['٠٠١٢٣٤', '001234'],
    ['0012', '0012'],
    ['AB-17/2011', 'AB-17/2011'],
    ['1.02011E+15', undefined],
    ['1,02E15', undefined],
    ['—', undefined],
    ['', undefined],
    [12.5, undefined],
    [-3, undefined],
    [undefined, undefined],
    ['1'.repeat(41), undefined],
  ])('is read: %s', (cell, number) => {
    expect(readRegistrationNumber(cell)).toBe(number);
  });
});
