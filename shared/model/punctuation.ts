import type { DraftLanguage } from './locale.ts';

/** The mark before decimals in the schools of each language; all of them write the same digits. */
export const decimalMarks: Readonly<Record<DraftLanguage, '.' | ','>> = {
  en: '.',
  ar: ',',
  fr: ',',
};

/** Separates the parts of a list or description, with its spaces. */
export const semicolons: Readonly<Record<DraftLanguage, string>> = {
  en: '; ',
  ar: '؛ ',
  fr: '\u00a0; ',
};

/** Separates short things in a line, such as numbers. */
export const commas: Readonly<Record<DraftLanguage, string>> = { en: ', ', ar: '، ', fr: ', ' };
