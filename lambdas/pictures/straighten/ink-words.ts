import type { InkPart } from './ink-parts.ts';

/** Letters next to each other, such as a word or a name, with their bounding box. */
export interface InkWord {
  readonly parts: readonly InkPart[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Letters of a word are at most this many letter sizes apart, and overlap by this share of their height. */
const SAME_WORD = 1.2;
const SHARED_HEIGHT = 0.4;
/** A word is at least this many times as wide as high, and at most this many letter sizes high. */
const WORD_SHAPE = 3;
const HIGHEST = 6;
/** A part this many times as wide as high, and as a letter is high, is several joined letters. */
const JOINED_SHAPE = 1.5;
const LOWEST = 0.8;
/** This share of a long number's steps is even, within `within`; letters vary. A dot may be missing. */
const LONG_NUMBER = { digits: 7, even: 0.75, within: 0.15 } as const;

/** Pixels between two spans; negative if they overlap. */
export const gapOf = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(from, otherFrom) - Math.min(to, otherTo);

/** Groups letters next to each other into words, even on curved lines; `size` is that of a letter. */
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

/** Whether a word is wide; a word as short as a mark does not show a direction. */
export const isWide = ({ left, right, top, bottom }: InkWord, size: number): boolean =>
  right - left >= WORD_SHAPE * (bottom - top) && bottom - top <= HIGHEST * size;

/** Whether letters of a word are joined, as in Arabic; digits are never joined. */
export const isJoined = ({ parts }: InkWord, size: number): boolean =>
  parts.some(
    ({ left, right, top, bottom }) =>
      right - left + 1 > JOINED_SHAPE * Math.max(LOWEST * size, bottom - top + 1),
  );

/** Whether a word is a long number, such as a registration number. */
export function isLongNumber({ parts }: InkWord): boolean {
  if (parts.length < LONG_NUMBER.digits) return false;
  const middles = parts.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b);
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const even = steps.filter((step) => Math.abs(step - usual) < LONG_NUMBER.within * usual);
  return even.length >= LONG_NUMBER.even * steps.length;
}
