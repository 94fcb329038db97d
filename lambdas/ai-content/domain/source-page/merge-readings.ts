import type { SeenLine, SeenWord } from '#lambdas/pictures/recognizer.ts';

/** Share of their width that two boxes of one word have in common. */
const SAME_WORD = 0.6;

/** What two readings of a word must have in common: letters and digits, without signs and stretched letters. */
const compared = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]|\u0640/gu, '');

function isSameWord(one: SeenWord, other: SeenWord): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const widest = Math.max(one.right - one.left, other.right - other.left);
  return height > 0 && width > widest * SAME_WORD;
}

/** A word as the readings agree on it; without confidence if they do not. */
function merge(word: SeenWord, others: readonly SeenWord[]): SeenWord {
  const other = others.find((one) => isSameWord(word, one));
  if (!other) return { ...word, confidence: 0 };
  if (compared(other.text) === compared(word.text)) return word;
  return {
    ...word,
    text: other.confidence > word.confidence ? other.text : word.text,
    confidence: 0,
  };
}

/** The words of a reading, without confidence where another reading differs from the more confident text. */
export const mergeReadings = (
  lines: readonly SeenLine[],
  others: readonly SeenLine[],
): SeenLine[] => {
  const all = others.flatMap(({ words }) => words);
  return lines.map((line) => {
    const near = all.filter(({ top, bottom }) => bottom > line.top && top < line.bottom);
    return { ...line, words: line.words.map((word) => merge(word, near)) };
  });
};

/** Lines that were read in a picture of another size, in pixels of this one. */
export const scaleLines = (lines: readonly SeenLine[], factor: number): SeenLine[] =>
  lines.map((line) => ({
    ...line,
    top: line.top * factor,
    bottom: line.bottom * factor,
    words: line.words.map((word) => ({
      ...word,
      left: word.left * factor,
      top: word.top * factor,
      right: word.right * factor,
      bottom: word.bottom * factor,
    })),
  }));
