import { expect, it } from 'vitest';
import { withLamAlef } from './lam-alef.ts';

/** What a page shows from left to right: one sign for each text. */
const shown = (...texts: string[]) => [texts.map((unicode) => ({ unicode, width: 500 }))];

it('both letters of a sign of lam and alef are in their order, and other letters stay', () => {
  expect(withLamAlef(['السالم'], shown('م', 'لا', 'س', 'ل', 'ا'))).toEqual(['السلام']);
  expect(withLamAlef(['األهل', ' ', 'ال'], shown('ل', 'ه', 'لأ', 'ا', 'لا'))).toEqual([
    'الأهل',
    ' ',
    'لا',
  ]);
  expect(withLamAlef(['المال'], shown('ل', 'ا', 'م', 'ل', 'ا'))).toEqual(['المال']);
  expect(withLamAlef(['اال'], shown('لا', 'ا'))).toEqual(['الا']);
});

it('a text that is not of the signs of its page stays', () => {
  expect(withLamAlef(['السالم'], shown('لا', 'ب'))).toEqual(['السالم']);
});
