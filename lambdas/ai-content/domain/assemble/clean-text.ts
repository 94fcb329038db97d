import { CONTROL, isBreak, MARKS } from '#shared/model/text.ts';

/**
 * What a model has written, as a text of a document: without controls, marks of direction and what has no ink. Markup in
 * it stays the characters that it is.
 */
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

/** Texts of a list, without those that say nothing. */
export const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map(cleanText).filter((text) => text !== '');

/** A text that may be missing: undefined where it says nothing. */
export const textOrNone = (text: string | null): string | undefined =>
  text === null ? undefined : cleanText(text) || undefined;
