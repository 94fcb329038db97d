import { describe, expect, it } from 'vitest';
import { firstStrongDirection, openControls } from './direction.ts';

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

it.each([
  ['\u2066(2 + 3) × 4', '\u2066'],
  ['\u2068a \u202bb\u202c', '\u2068'],
  ['\u202b\u2067a\u202d\u2069', '\u202b'],
  ['a\u2069\u202c', ''],
])('%j goes on in the next line', (line, open) => {
  expect(openControls(line)).toBe(open);
});
