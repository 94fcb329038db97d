import { cleanText } from '../text/clean-text.ts';
import type { Box } from './box.ts';
import type { MergedArea, ReadTable, Word } from './page-reading.ts';

/** A word as a reader gives it, cleaned; `undefined` if nothing is left of its text. */
export function toWord({ text: given, confidence, ...rest }: Word): Word | undefined {
  const text = cleanText(given).replace(/\p{Cc}|\p{NChar}/gu, '');
  if (text === '') return undefined;
  return { text, confidence: Math.min(100, Math.max(0, confidence)), ...rest };
}

const ARABIC_LETTERS = /\p{Script=Arabic}/u;
const isArabic = (words: readonly Word[]): boolean =>
  words.some(({ text }) => ARABIC_LETTERS.test(text.replace(/\p{Nd}/gu, '')));

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

interface Placed {
  readonly word: Word;
  readonly box: Box;
}

/** Groups words into lines from the top; a word belongs to the line that contains its middle. */
export function toLines(placed: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = [];
  for (const item of placed.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    const line = lines.at(-1);
    const above = line?.at(-1)?.box;
    if (line && above && middle(item.box) < above.bottom && middle(item.box) > above.top) {
      line.push(item);
    } else lines.push([item]);
  }
  return lines;
}

/** Sorts words line by line, from the right if a line has Arabic letters. Keeps the order without positions. */
export function sortForReading(words: readonly Word[]): readonly Word[] {
  const placed = words.flatMap((word) => (word.box ? [{ word, box: word.box }] : []));
  if (placed.length < words.length) return words;
  return toLines(placed).flatMap((line) => {
    const order = isArabic(line.map(({ word }) => word)) ? -1 : 1;
    return line
      .toSorted((a, b) => order * (a.box.left + a.box.right - b.box.left - b.box.right))
      .map(({ word }) => word);
  });
}

export const textOfWords = (words: readonly Word[]): string =>
  sortForReading(words)
    .map(({ text }) => text)
    .join(' ');

export const wordsIn = ({ rows }: ReadTable, { top, bottom, left, right }: MergedArea): Word[] =>
  rows.slice(top, bottom).flatMap((row) => row.slice(left, right).flatMap(({ words }) => words));

/** The text of merged cells. */
export const textIn = (table: ReadTable, area: MergedArea): string =>
  textOfWords(wordsIn(table, area));
