import { foldText } from '#shared/spreadsheet/fold-text.ts';

/** The words of a text; figures and formulas are words too. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(foldText(text).split(' '));

/** The words of both, of all that either has, from 0 to 1. */
export function commonShare(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}
export const likeness = (one: string, other: string): number =>
  commonShare(wordSet(one), wordSet(other));

/** Whether a text holds words one after the other. */
export const containsWords = (text: string, words: string): boolean =>
  ` ${foldText(text)} `.includes(` ${foldText(words)} `);
