import { expect, it } from 'vitest';
import { absenceWord } from './absence-word.ts';

it.each([
  ['غياب', 'غياب'],
  ['عياب', 'غياب'],
  ['غبات.', 'غياب'],
  ['عائبة', 'غائبة'],
  ['غاب', 'غياب'],
  ['غا', undefined],
  ['عدد', undefined],
  ['كتاب', undefined],
  ['16', undefined],
  ['', undefined],
])('%s is the absence %s', (text, word) => {
  expect(absenceWord(text)).toBe(word);
});
