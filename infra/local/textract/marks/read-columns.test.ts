import { expect, it } from 'vitest';
import { areLongNumbers } from './read-columns.ts';

it.each([
  ['registration numbers', ['1312045678901211', '1312045678901212', '1312045678901213'], true],
  ['of which digits were lost', ['١٣١٢٠٤٥٦٧٨٩٠١٢', '١٣١٢٠٤٥٦٧٨٩٠١', '١٣١٢٠?٥٦'], true],
  [
    'names taken for digits',
    ['٥٥١٤٥٤٢٥٦', '٨١٦١٦٦٥٨٦٦٦٤', '١١٤٤٥٦٦٨٥١٢٢٥١', '٥٥١٤٤٥٥١٦٦٥١١٤٤٥٢١٤'],
    false,
  ],
  ['row numbers', ['1', '2', '3'], false],
  ['nothing', [], false],
])('tells whether a column holds registration numbers: %s', (_, texts, isSo) => {
  expect(areLongNumbers(texts.map((text) => ({ text })))).toBe(isSo);
});
