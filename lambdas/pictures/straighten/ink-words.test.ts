import { expect, it } from 'vitest';
import { isLongNumber, wordsOf } from './ink-words.ts';

/** The one word made of parts with these spans, in pixels. */
function wordAt(spans: readonly (readonly [left: number, right: number])[]) {
  const pixels = new Int32Array();
  const parts = spans.map(([left, right]) => ({ left, right, top: 10, bottom: 20, pixels }));
  const [word, ...others] = wordsOf(parts, 10);
  if (!word || others.length > 0) throw new Error('not one word');
  return word;
}

const digits = Array.from({ length: 16 }, (_, at) => {
  // In handwriting, digits differ slightly.
  const half = 3 + (at % 2);
  const middle = 10 + 9 * at + (at % 5 === 0 ? 1 : 0);
  return [middle - half, middle + half] as const;
});

it.each([
  ['digits at one step', digits, true],
  ['digits of which dots are lost', digits.filter((_, at) => at !== 4 && at !== 11), true],
  ['a mark', digits.slice(0, 5), false],
  [
    'letters of many widths',
    // The letters of "Mohammedi".
    [
      [0, 14],
      [17, 23],
      [26, 32],
      [35, 41],
      [44, 55],
      [58, 69],
      [72, 78],
      [81, 87],
      [90, 92],
    ],
    false,
  ],
] as const)('distinguishes long numbers from words: %s', (_, spans, isNumber) => {
  expect(isLongNumber(wordAt(spans))).toBe(isNumber);
});
