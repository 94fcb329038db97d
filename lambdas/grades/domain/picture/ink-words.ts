import type { InkPart } from './ink-parts.ts';

/** Letters side by side, as words and names are, and the box around them. */
export interface InkWord {
  readonly parts: readonly InkPart[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters of one word are within so many of them, and share so much of their height. */
const SAME_WORD = 1.2;
const SHARED_HEIGHT = 0.4;
/** Words are so much wider than high, and at most so many letters high. */
const WORD_SHAPE = 3;
const HIGHEST = 6;
/** What is so much wider than high, and than letters are, is several letters in one stroke. */
const JOINED_SHAPE = 1.5;
const LOWEST = 0.8;
/**
 * Digits of a long number follow at one step, which so many of them keep within this share of it; letters are of many
 * widths. A dot, as nought is in Arabic, may be lost between them.
 */
const LONG_NUMBER = { digits: 7, even: 0.75, within: 0.15 } as const;

/** Pixels between two spans; negative where they overlap. */
export const gapOf = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(from, otherFrom) - Math.min(to, otherTo);

/** Puts letters together that stand side by side, whatever the line they are in bends like; `size` is a letter's. */
export function wordsOf(letters: readonly InkPart[], size: number): InkWord[] {
  const words: { parts: InkPart[]; last: InkPart; right: number }[] = [];
  for (const part of letters.toSorted((a, b) => a.left - b.left)) {
    const word = words.find(({ last, right }) => {
      const shared = -gapOf(last.top, last.bottom, part.top, part.bottom);
      const lower = Math.min(last.bottom - last.top, part.bottom - part.top);
      return part.left - right < SAME_WORD * size && shared > SHARED_HEIGHT * lower;
    });
    if (word) {
      word.parts.push(part);
      word.last = part;
      word.right = Math.max(word.right, part.right);
    } else {
      words.push({ parts: [part], last: part, right: part.right });
    }
  }
  return words.map(({ parts }) => ({
    parts,
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }));
}

/** Whether a word is a wide one: what is as short as a mark points nowhere. */
export const isWide = ({ left, right, top, bottom }: InkWord, size: number): boolean =>
  right - left >= WORD_SHAPE * (bottom - top) && bottom - top <= HIGHEST * size;

/** Whether letters of a word are joined, as in Arabic; digits are not. */
export const isJoined = ({ parts }: InkWord, size: number): boolean =>
  parts.some(
    ({ left, right, top, bottom }) =>
      right - left + 1 > JOINED_SHAPE * Math.max(LOWEST * size, bottom - top + 1),
  );

/** Whether a word is a long number, as those are that pupils are registered by. */
export function isLongNumber({ parts }: InkWord): boolean {
  if (parts.length < LONG_NUMBER.digits) return false;
  const middles = parts.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const even = steps.filter((step) => Math.abs(step - usual) < LONG_NUMBER.within * usual);
  return even.length >= LONG_NUMBER.even * steps.length;
}
