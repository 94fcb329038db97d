import { asciiDigits, foldedWords, foldText } from '../../spreadsheet/fold-text.ts';
import { proseParts } from '../prose.ts';

/** What stands outside formulas. */
export const withoutFormulas = (text: string): string =>
  proseParts(text)
    .map(({ kind, value }) => (kind === 'formula' ? ' ' : value))
    .join('');

/** Marks of direction, joiners and the stroke that lengthens Arabic letters: they make no text another one. */
const INKLESS = /[\p{Cf}\u0640]/gu;

/**
 * A text as far as two options must differ: spaces and the script of digits do not count. Case, vowel marks and hamzas
 * do: exercises in spelling and grammar ask for nothing else.
 */
export const sameText = (text: string): string =>
  asciiDigits(text).normalize('NFC').replace(INKLESS, '').replace(/\s+/g, ' ').trim();

/** Words that any sentence may hold. */
const COMMON = new Set(
  foldedWords(
    'the and are was were is of in on at to for a an it its this that these those which what who when where how why ' +
      'does do did with by from as be has have had than then one into after before between following ' +
      'في من الى على عن ما ماذا هو هي هذا هذه ذلك تلك الذي التي هل كم متى اين كيف لماذا اي ان كان كانت مع بين او ثم قد ' +
      'عند بعد قبل كل بعض لا لم لن',
  ),
);

/** The words of a text that carry its meaning, folded, without the article. */
export const contentWords = (text: string): string[] =>
  foldedWords(text).filter((word) => word.length > 1 && !COMMON.has(word));

/** Figures, formulas and quoted words in their order: what tells one question from another of the same words. */
export const figuresOf = (text: string): string =>
  (
    asciiDigits(text).match(
      /\$[^$]+\$|«[^»]*»|"[^"]*"|“[^”]*”|\d+(?:[.,/]\d+)*|[+−×÷*=<>≤≥^√%-]/g,
    ) ?? []
  ).join(' ');

/** Words that both texts have, of all that either has: 1 for the same words, 0 for no common one. */
export function likeness(one: string, other: string): number {
  const words = new Set(foldText(one).split(' '));
  const others = new Set(foldText(other).split(' '));
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}

/** Whether a phrase stands in a text, word for word once both are folded. */
export const holdsPhrase = (text: string, phrase: string): boolean => {
  const folded = foldText(phrase);
  return folded !== '' && ` ${foldText(text)} `.includes(` ${folded} `);
};

/** The middle of some numbers; 0 of none. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper;
};

/** How often each value occurs, the most frequent first. */
export const tally = <Value>(values: readonly Value[]): [value: Value, count: number][] =>
  [...Map.groupBy(values, (value) => value)]
    .map(([value, all]): [Value, number] => [value, all.length])
    .toSorted(([, a], [, b]) => b - a);
