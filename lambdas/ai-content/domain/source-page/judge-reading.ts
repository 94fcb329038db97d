import type { SeenLine } from '#lambdas/pictures/recognizer.ts';

const LETTER = /[\p{L}\p{Nd}]/gu;
const count = (text: string): number => text.match(LETTER)?.length ?? 0;

/** Confidence (0–100) up to which words are as likely noise. */
const NOISE = 30;
/** Confidence from which on a word is probably one of the page. */
export const PROBABLE = 60;

const sum = (
  lines: readonly SeenLine[],
  valueOf: (letters: number, confidence: number) => number,
): number =>
  lines
    .flatMap(({ words }) => words)
    .reduce((total, { text, confidence }) => total + valueOf(count(text), confidence), 0);

/** Letters and digits. */
export const lettersOf = (lines: readonly SeenLine[]): number => sum(lines, (letters) => letters);

/** Letters of words that are probably on the page. */
export const sureLetters = (lines: readonly SeenLine[]): number =>
  sum(lines, (letters, confidence) => (confidence >= PROBABLE ? letters : 0));

/** The mean confidence of a letter, 0–100. */
export const surenessOf = (lines: readonly SeenLine[]): number =>
  sum(lines, (letters, confidence) => letters * confidence) / Math.max(1, lettersOf(lines));

/** How much was read, and how well, so that two readings of one picture can be compared. */
export const worthOf = (lines: readonly SeenLine[]): number =>
  sum(lines, (letters, confidence) => letters * Math.max(0, confidence - NOISE));
