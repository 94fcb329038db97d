import { foldText } from '../../text/fold-text.ts';

/** Letters that must be changed, added or left out to make one text the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + change,
      );
    }
    above = current;
  }
  return above[b.length] ?? 0;
}

/** A name prepared for comparison: folded, with its words in written and in alphabetical order. */
export interface FoldedName {
  readonly inOrder: string;
  readonly sorted: string;
}

export const foldName = (name: string): FoldedName => {
  const words = foldText(name).split(' ');
  return { inOrder: words.join(''), sorted: words.toSorted().join('') };
};

/** The likeness of two folded words, 0 to 1. */
export const wordLikeness = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
};

/** The likeness of two names, 0 to 1; surname and given name may be swapped. */
export const nameLikeness = (a: FoldedName, b: FoldedName): number =>
  Math.max(wordLikeness(a.inOrder, b.inOrder), wordLikeness(a.sorted, b.sorted));
