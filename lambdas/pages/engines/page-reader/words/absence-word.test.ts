import { expect, it } from 'vitest';
import { absenceWord, mayBeAbsenceWord } from './absence-word.ts';

it.each([
  ['غياب', 'غياب'],
  ['عياب', 'غياب'],
  ['غبات.', 'غياب'],
  ['عائبة', 'غائبة'],
  ['غاب', 'غياب'],
  ['abs.', 'abs'],
  ['Absente', 'abs'],
  ['dbs', undefined],
  ['غا', undefined],
  ['عدد', undefined],
  ['كتاب', undefined],
  ['16', undefined],
  ['', undefined],
])('%s is the absence %s', (text, word) => {
  expect(absenceWord(text)).toBe(word);
});

it('knows what may be a word for an absence, and what is none', () => {
  expect(['dbs', 'Abs.', 'osent', 'عياب'].map(mayBeAbsenceWord)).toEqual([true, true, true, true]);
  expect(['6', 'bsa', '165', 'ع', ''].map(mayBeAbsenceWord)).not.toContain(true);
});
