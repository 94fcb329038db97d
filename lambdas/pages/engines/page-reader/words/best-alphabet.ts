import { headingMeaning } from '#lambdas/pages/domain/reading/heading-meaning.ts';
import { markHeading } from '#shared/record/marks/mark-headings.ts';
import { fieldOfHeading } from '#shared/spreadsheet/heading-terms.ts';
import { surenessOf, textOf, type Reading } from './read-snippets.ts';
import type { Alphabet, SeenWord } from '#lambdas/pictures/recognizer.ts';

const letters = { arabic: /\p{Script=Arabic}/gu, latin: /\p{Script=Latin}/gu } as const;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The evidence of a reading for its alphabet: its confidence, if most of it is in that alphabet. */
export const worth = (reading: Reading, alphabet: Alphabet): number => {
  const text = textOf(reading).replaceAll(/\s/g, '');
  const own = countOf(text, letters[alphabet]);
  return own < 2 ? 0 : surenessOf(reading) * Math.min(1, (own * 1.3) / text.length);
};

/**
 * The alphabet that readings of the same snippets by both models support.
 * @param leaning an alphabet that is kept unless the other has `by` times its evidence
 */
export const alphabetOf = (
  arabic: readonly Reading[],
  latin: readonly Reading[],
  leaning?: { readonly usual: Alphabet; readonly by: number },
): Alphabet | undefined => {
  const total = (readings: readonly Reading[], alphabet: Alphabet) =>
    readings.reduce((sum, reading) => sum + worth(reading, alphabet), 0);
  const [first, second] = [total(arabic, 'arabic'), total(latin, 'latin')];
  if (Math.max(first, second) === 0) return undefined;
  const by = (alphabet: Alphabet) => (leaning?.usual === alphabet ? leaning.by : 1);
  return first * by('arabic') > second * by('latin') ? 'arabic' : 'latin';
};

/** Minimum confidence of headings that decide a page's alphabet. */
const sureHeading = 45;
/**
 * Weight of letters in a meaningful heading, because hasty writing gives words in both alphabets, but not meaningful
 * ones.
 */
const understood = 3;

/** What a heading is known to mean. */
export const meaningOf = (text: string): string | undefined => {
  const mark = markHeading(text);
  return fieldOfHeading(text) ?? (mark && `${mark.kind} ${mark.role ?? ''}`);
};

/** The alphabet of a page's headings, each read in the alphabet that fits it better. */
export const alphabetOfHeadings = (headings: readonly Reading[]): Alphabet => {
  const sure = headings.filter((one) => surenessOf(one) >= sureHeading).map(textOf);
  const weightOf = (alphabet: Alphabet) =>
    sure.reduce(
      (sum, text) =>
        sum + countOf(text, letters[alphabet]) * (meaningOf(text) === undefined ? 1 : understood),
      0,
    );
  return weightOf('arabic') > weightOf('latin') ? 'arabic' : 'latin';
};

/** A snippet as both models read it. */
export type BothReadings = Readonly<Record<Alphabet, Reading>>;

/** The alphabet of a page, from its headings as both models read them; those that make sense count most. */
export const alphabetOfBoth = (headings: readonly BothReadings[]): Alphabet => {
  const weightOf = (alphabet: Alphabet) =>
    headings
      .map((both) => both[alphabet])
      .filter((reading) => surenessOf(reading) >= sureHeading)
      .map(textOf)
      .reduce((sum, text) => {
        const own = countOf(text, letters[alphabet]);
        return own < 2 ? sum : sum + own * (meaningOf(text) === undefined ? 1 : understood);
      }, 0);
  return weightOf('arabic') > weightOf('latin') ? 'arabic' : 'latin';
};

const isNumber = ({ text }: SeenWord): boolean => /^[/.,%()°-]*\d[/\d.,%()°-]*$/.test(text);

const overlap = (one: SeenWord, other: SeenWord): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) /
  Math.max(1, Math.min(one.right - one.left, other.right - other.left));

/** Minimum confidence of a heading whose meaning decides its alphabet: on a page in it, and in the other one. */
const meant = { usual: 45, other: 60 } as const;
/** Factor by which a heading without a meaning must be clearer in the other alphabet than in the page's. */
const clearer = 1.6;

/**
 * The alphabet of a heading on a page in `usual`: that in which it makes sense, the page's own first. Letters of one
 * alphabet look like words in the other, of which hardly any makes sense.
 */
export const alphabetOfHeading = (both: BothReadings, usual: Alphabet): Alphabet | undefined => {
  const other = usual === 'arabic' ? 'latin' : 'arabic';
  const says = (alphabet: Alphabet, least: number, meaning: (text: string) => unknown): boolean =>
    worth(both[alphabet], alphabet) > 0 &&
    surenessOf(both[alphabet]) >= least &&
    meaning(textOf(both[alphabet])) !== undefined;
  if (says(usual, meant.usual, meaningOf)) return usual;
  if (says(other, meant.other, meaningOf)) return other;
  if (says(usual, meant.usual, headingMeaning)) return usual;
  return alphabetOf([both.arabic], [both.latin], { usual, by: clearer });
};

/**
 * Chooses between two readings of a heading. Words are taken from its alphabet; numbers next to them, such as the
 * full mark, from the Latin model, which reads them better.
 */
export const merged = (
  arabic: Reading,
  latin: Reading,
  usual: Alphabet,
  alphabet = alphabetOf([arabic], [latin]),
): Reading => {
  if (alphabet === 'latin') return latin;
  const numbers = latin.lines.flat().filter(isNumber);
  if (alphabet === undefined) {
    const [first, second] = usual === 'arabic' ? [arabic, latin] : [latin, arabic];
    if (numbers.length > 0 && surenessOf(latin) > surenessOf(arabic)) return latin;
    return surenessOf(first) > 0 ? first : second;
  }
  return {
    lines: arabic.lines.map((line) =>
      line.map((word) => {
        const number = numbers.find(
          (one) =>
            overlap(one, word) > 0.6 &&
            one.bottom > word.top &&
            one.top < word.bottom &&
            one.confidence >= word.confidence,
        );
        return number ?? word;
      }),
    ),
  };
};
