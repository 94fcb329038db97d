import { CONTROL, isBreak, MARKS } from '#shared/model/text.ts';

/** Removes control characters, bidi marks and invisible characters of a model's text. Markup stays plain text. */
export const cleanText = (text: string): string =>
  [
    ...text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(MARKS, ''),
  ]
    .filter((character) => isBreak(character) || !CONTROL.test(character))
    .join('')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Cleans the texts of a list and drops empty ones. */
export const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map(cleanText).filter((text) => text !== '');

/** Cleans an optional text; `undefined` if it is empty. */
export const textOrNone = (text: string | null): string | undefined =>
  text === null ? undefined : cleanText(text) || undefined;
