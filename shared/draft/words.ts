import { asciiDigits, foldedWords, foldText } from '../text/fold-text.ts';
import { proseParts } from './prose.ts';

export const removeFormulas = (text: string): string =>
  proseParts(text)
    .map(({ kind, value }) => (kind === 'formula' ? ' ' : value))
    .join('');

/** Invisible marks and tatweel, which do not change a text. */
const INKLESS = /[\p{Cf}\u0640]/gu;

/** A text for comparing options. Case, vowel marks and hamzas count, because exercises depend on them. */
export const sameText = (text: string): string =>
  asciiDigits(text).normalize('NFC').replace(INKLESS, '').replace(/\s+/g, ' ').trim();

/** Common words without a meaning of their own. */
const COMMON = new Set(
  foldedWords(
    'the and are was were is of in on at to for a an it its this that these those which what who when where how why ' +
      'does do did with by from as be has have had than then one into after before between following ' +
      'le la les un une des du et est sont au aux en dans sur pour par avec que qui quoi quel quelle quels quelles ce cette ces il ' +
      'elle ils elles son sa ses leur leurs se ne pas plus ou mais comment pourquoi combien quand dont ' +
      'في من الى على عن ما ماذا هو هي هذا هذه ذلك تلك الذي التي هل كم متى اين كيف لماذا اي ان كان كانت مع بين او ثم قد ' +
      'عند بعد قبل كل بعض لا لم لن',
  ),
);

export const isCommon = (folded: string): boolean => COMMON.has(folded);

/** The meaningful words of a text, folded, without the article. */
export const contentWords = (text: string): string[] =>
  foldedWords(text).filter((word) => word.length > 1 && !isCommon(word));

/** Numbers, operators, formulas and quotations in order; they distinguish questions with the same words. */
export const figuresOf = (text: string): string =>
  (
    proseParts(asciiDigits(text))
      .map(({ kind, value }) => (kind === 'formula' ? `$${value}$` : value.replaceAll('$', '')))
      .join('')
      .match(/\$[^$]+\$|«[^»]*»|"[^"]*"|“[^”]*”|\d+(?:[.,/]\d+)*|[+−×÷*=<>≤≥^√%-]/g) ?? []
  ).join(' ');

/** The share of common words among all words of both texts: 1 for the same words, 0 for none in common. */
export function likeness(one: string, other: string): number {
  const words = new Set(foldText(one).split(' '));
  const others = new Set(foldText(other).split(' '));
  const common = [...words].filter((word) => others.has(word)).length;
  return common / (words.size + others.size - common);
}

/** Whether a text contains a phrase, word for word after folding. */
export const holdsPhrase = (text: string, phrase: string): boolean => {
  const folded = foldText(phrase);
  return folded !== '' && ` ${foldText(text)} `.includes(` ${folded} `);
};

/** The median of numbers; 0 for an empty list. */
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
