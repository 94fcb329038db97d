import { textOf, type Reading } from './read-snippets.ts';
import type { SeenWord } from '#lambdas/pictures/recognizer.ts';

/** Names that end in an alif without dots; the model reads one for the letter `ي` as well. */
const WITHOUT_DOTS = new Set(
  'مروى هدى الهدى يحيى ليلى سلمى منى بشرى ندى يسرى مصطفى موسى عيسى مرتضى مجتبى نجوى سلوى ذكرى شذى لبنى ضحى نهى تقوى جنى رؤى سجى'.split(
    ' ',
  ),
);

const spelt = (text: string): string =>
  text.endsWith('ى') && !WITHOUT_DOTS.has(text) ? `${text.slice(0, -1)}ي` : text;

/** Corrects the last letter of names: `ى` is `ي` in all but a few. */
const correctLastLetters = ({ lines }: Reading): Reading => ({
  lines: lines.map((line) =>
    line.map((word): SeenWord => ({ ...word, text: spelt(word.text.replaceAll(/\p{Cf}/gu, '')) })),
  ),
});

/** Short words of Arabic names; another of one or two letters is a piece of a word. */
const SHORT_WORDS = new Set(['بن', 'آل', 'أم', 'بو', 'مي']);
/** Arabic names hardly begin with an alif without hamza, except that of the article. */
const isWordOfName = (word: string): boolean =>
  /^[\p{L}\p{M}'’.-]+$/u.test(word) &&
  !/^ا(?!ل)/u.test(word) &&
  (SHORT_WORDS.has(word) || !/^\p{Script=Arabic}{1,2}$/u.test(word));

/** A higher confidence of Tesseract's says no more. */
const MOST = 90;
/** The lowest confidence of a word, as far as it distinguishes right names from wrong ones. */
const leastOf = ({ lines }: Reading): number =>
  Math.min(MOST, ...lines.flat().map(({ confidence }) => confidence));

/** Fitted on 674 names of 36 pages of the benchmark, printed and by hand, in three languages. */
const WEIGHTS = { usual: -2.043, agrees: 2.233, spelt: 3.621, first: 0.321, second: 0.208 };

/** What a second reading at another size adds. */
interface Second {
  /** 1 if it is the same, 0 if not. */
  readonly agrees: number;
  readonly least: number;
}

/** How likely each word of a reading is right, 0 to 1. */
function likelihood(reading: Reading, { agrees, least }: Second): number {
  const isSpelt = textOf(reading).split(' ').every(isWordOfName);
  const sum =
    WEIGHTS.usual +
    WEIGHTS.agrees * agrees +
    (isSpelt ? WEIGHTS.spelt : 0) +
    WEIGHTS.first * (leastOf(reading) / 10 - 8) +
    WEIGHTS.second * (least / 10 - 8);
  return 1 / (1 + Math.exp(-sum));
}

/** Below this likelihood of its words, a name is asked about. */
const SURE = 0.965;

/** Whether a second reading can make a name so sure that it is not asked about. */
export const mayBeSure = (reading: Reading): boolean =>
  reading.lines.length > 0 &&
  likelihood(correctLastLetters(reading), { agrees: 1, least: MOST }) >= SURE;

/**
 * A name with the confidence that its words are right; their product is the name's.
 * @param again a second reading; `undefined` if there was none
 */
export function rateName(first: Reading, again: Reading | undefined): Reading {
  const reading = correctLastLetters(first);
  const second = again && correctLastLetters(again);
  const confidence =
    100 *
    likelihood(
      reading,
      second
        ? {
            agrees: textOf(reading) === textOf(second) ? 1 : 0,
            least: second.lines.flat().length > 0 ? leastOf(second) : 0,
          }
        : { agrees: 0.5, least: leastOf(reading) },
    );
  return { lines: reading.lines.map((line) => line.map((word) => ({ ...word, confidence }))) };
}
