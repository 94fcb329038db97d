import { expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

it.each([
  ['abs', 'غ'],
  ['غائب', 'غ'],
  ['غ م', 'غ م'],
  ['معفى', 'معفى'],
  ['12,5', '12,5'],
])(
  'keeps an excuse and an exemption as typed, and writes an absence as the page does: %s',
  (typed, kept) => {
    expect(typedText(typed, { kind: 'mark' }, { language: 'ar' })).toBe(kept);
  },
);
