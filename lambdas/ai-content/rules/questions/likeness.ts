import { foldText } from '#shared/text/fold-text.ts';

export const wordSet = (text: string): ReadonlySet<string> => new Set(foldText(text).split(' '));

/** The share of common words among all words of both, from 0 to 1. */
export function commonShare(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0;
  for (const word of words) if (others.has(word)) common += 1;
  return common / (words.size + others.size - common);
}
export const likeness = (one: string, other: string): number =>
  commonShare(wordSet(one), wordSet(other));

export const containsWords = (text: string, words: string): boolean =>
  ` ${foldText(text)} `.includes(` ${foldText(words)} `);
