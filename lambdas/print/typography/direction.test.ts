import { describe, expect, it } from 'vitest';
import { firstStrongDirection, isolateNumbers } from './direction.ts';

describe('the direction of a text', () => {
  it.each([
    ['بن علي Yasmine', 'ltr', 'rtl'],
    ['Benali ياسمين', 'rtl', 'ltr'],
    ['2م3', 'ltr', 'rtl'],
    ['12/05', 'rtl', 'rtl'],
    ['12/05', 'ltr', 'ltr'],
    ['😀', 'rtl', 'rtl'],
  ] as const)('%s in a %s notebook is %s', (text, fallback, expected) => {
    expect(firstStrongDirection(text, fallback)).toBe(expected);
  });
});

describe('isolating numbers', () => {
  it.each([
    '10/5',
    '2024-2025',
    '2024/2025',
    '12,75',
    '7+7+6',
    '05/11/2024',
    '٢٠٢٤-٢٠٢٥',
    '2022–23',
  ])('treats %s as one expression', (number) => {
    expect(isolateNumbers(`الموسم ${number} بخير`)).toBe(
      `الموسم \u2066\u202d${number}\u202c\u2069 بخير`,
    );
  });

  it('leaves single numbers and words alone', () => {
    expect(isolateNumbers('الفرض 1، الفرض 2')).toBe('الفرض 1، الفرض 2');
  });
});
