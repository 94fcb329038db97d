import { expect, it } from 'vitest';
import { mayHaveGaps, withoutGaps } from './accents-in-words.ts';

/** What pdf.js gives for an array of strings and numbers of a page. */
const shown = (...parts: readonly (string | number)[]) =>
  parts.flatMap((part): unknown[] =>
    typeof part === 'number' ? [part] : [...part].map((unicode) => ({ unicode })),
  );

it('an accent within a word has no space before it, and one that begins a word keeps its own', () => {
  const texts = ['Exercices suppl ´', 'ementaires, la ´', 'ecole'];
  const page = [
    shown('Exercices suppl', -112, '´', 445, 'ementaires,', -333, 'la', -389, '´', 445, 'ecole'),
  ];
  expect(mayHaveGaps(texts)).toBe(true);
  expect(withoutGaps(texts, page)).toEqual(['Exercices suppl´', 'ementaires, la ´', 'ecole']);
  expect(withoutGaps(['m ˆ', 'eme'], [shown('m', -112, 'ˆ', 445, 'eme')])).toEqual(['mˆ', 'eme']);
  expect(withoutGaps(['la ´', 'ecole'], [shown('la ´', 445, 'ecole')])).toEqual(['la ´', 'ecole']);
});

it('texts stay as they are where the page shows other accents', () => {
  expect(withoutGaps(['suppl ´'], [shown('suppl')])).toEqual(['suppl ´']);
  expect(mayHaveGaps(['supplémentaires', 'a b'])).toBe(false);
});
