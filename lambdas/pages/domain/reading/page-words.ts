import { cleanText } from '#shared/text/clean-text.ts';
import { boxOf, type Box } from './box.ts';
import type { Block } from './textract-blocks.ts';

export interface Word {
  readonly id: string | undefined;
  readonly text: string;
  /** Per cent; 0 if unknown. */
  readonly confidence: number;
  readonly isHandwritten: boolean;
  readonly box: Box | undefined;
  /** Whether its line is vertical or upside down. */
  readonly isTurned: boolean;
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** The corners follow the text: the first is where the word begins, the second further along its line. */
function isTurned({ Geometry: geometry }: Block): boolean {
  const [first, second] = geometry?.Polygon ?? [];
  if (!first || !second) return false;
  return second.X - first.X < Math.abs(second.Y - first.Y);
}

/** The word of a block; `undefined` if it is not a word or has no text. */
export function wordOf(block: Block): Word | undefined {
  if (block.BlockType !== 'WORD') return undefined;
  const text = cleanText(block.Text ?? '').replace(/\p{Cc}|\p{NChar}/gu, '');
  if (text === '') return undefined;
  return {
    id: block.Id,
    text,
    confidence: clampPercent(block.Confidence ?? 0),
    isHandwritten: block.TextType === 'HANDWRITING',
    box: boxOf(block),
    isTurned: isTurned(block),
  };
}

const ARABIC_LETTERS = /\p{Script=Arabic}/u;
const isArabic = (words: readonly Word[]): boolean =>
  words.some(({ text }) => ARABIC_LETTERS.test(text.replace(/\p{Nd}/gu, '')));

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** A word with a known position. */
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

/**
 * Sorts words in reading order, whatever their order in the answer: line by line, from the right if a line has Arabic
 * letters. Keeps the given order if a word has no position.
 */
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
