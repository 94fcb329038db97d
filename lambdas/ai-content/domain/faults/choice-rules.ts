import type { Question } from '#shared/model/question.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { proseParts } from '#shared/draft/prose.ts';
import { contentWords, median } from '#shared/draft/words.ts';

type Choice = Extract<Question, { kind: 'choice' }>;

/** The number of options of a good question; other numbers only suit questions that teachers write. */
const FEWEST = 3;
const MOST = 4;

/** All or none of the above, in folded words. Exports shuffle options, so nothing is above. */
const ALL_OR_NONE = new RegExp(
  '^(?:(?:all|none|both|neither|any)(?: of)?(?: the| these)? (?:above|previous|following|options|answers|choices)|both [a-d] and [a-d]|' +
    '(?:toutes?|tous|aucune?)(?: (?:de|des) (?:ces|les))? (?:les )?(?:reponses?|propositions?|options?)(?: ci dessus| precedentes?| sont justes?)?$|(?:aucune des|toutes les) (?:reponses|propositions)|les deux premi\\p{L}+|(?:a|b|c) et (?:b|c|d)$|' +
    '(?:كل|جميع|كلا|لا شيء|لا شي|ليس شي|لا واحد|لا احد)(?: من| مما| ما|مما)+ (?:سبق|ذكر|تقدم)|' +
    '(?:كل|جميع|لا توجد) (?:الاجابات|الخيارات|الاقتراحات|ما سبق)|لا توجد اجابه|(?:ا|أ) و ?ب معا)',
);

/** Starts with a number, possibly after a sign, a dollar sign or a fraction command. */
const isNumber = (text: string): boolean => /^[-−+$\\ ]*(?:[dt]?frac\{)?\d/.test(asciiDigits(text));
const unitOf = (text: string): string => foldText(text).replace(/[\d\s]+/g, '');

/** How the key alone differs in form or unit; undefined if it does not. */
function oddKey(key: string, others: readonly string[]): string | undefined {
  const numbers = others.filter(isNumber);
  if (isNumber(key) && numbers.length === 0) return 'is a number';
  if (!isNumber(key) && numbers.length === others.length) return 'is no number';
  const hasFormula = [key, ...others].some((text) =>
    proseParts(text).some(({ kind }) => kind === 'formula'),
  );
  if (!isNumber(key) || numbers.length < others.length || hasFormula) return undefined;
  const withUnit = others.filter((other) => unitOf(other) !== '').length;
  if (unitOf(key) !== '' && withUnit === 0) return 'has a unit';
  return unitOf(key) === '' && withUnit === others.length ? 'has no unit' : undefined;
}

/** Words that exclude exceptions. As the whole option they are adverbs of frequency, which is fine. */
const ABSOLUTES = [
  'always',
  'never',
  'only',
  'toujours',
  'jamais',
  'seulement',
  'uniquement',
  'دائما',
  'ابدا',
  'فقط',
  'مطلقا',
];

function absoluteAlone(options: readonly string[]): string | undefined {
  const found = options.flatMap((option) => {
    const words = foldText(option).split(' ');
    return words.length > 2 ? ABSOLUTES.filter((word) => words.includes(word)).slice(0, 1) : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A long word that stem and key share, if no other option shares a word with the stem. */
function sharedClue(stem: string, key: string, others: readonly string[]): string | undefined {
  const asked = new Set(contentWords(stem));
  const shared = (text: string) => contentWords(text).filter((word) => asked.has(word));
  if (contentWords(key).length < 3 || others.some((other) => shared(other).length > 0)) {
    return undefined;
  }
  return shared(key).find((word) => word.length >= 5);
}

/** Whether a key of 30 characters or more is 1.5 times the median of the others, and 1.25 times the longest. */
const isFarLonger = (key: string, others: readonly string[]): boolean => {
  const lengths = others.map(({ length }) => length);
  return (
    key.length >= 30 &&
    key.length > 1.5 * median(lengths) &&
    key.length > 1.25 * Math.max(...lengths)
  );
};

export function choiceFaults({ stem, options, key }: Choice, path: string): Fault[] {
  const place = `${path}.options`;
  const count = options.length;
  const right = options.find(({ id }) => id === key)?.text ?? '';
  const others = options.filter(({ id }) => id !== key).map(({ text }) => text);
  const pointing = options.find(({ text }) => ALL_OR_NONE.test(foldText(text)))?.text;
  const odd = others.length > 0 && others.length < count ? oddKey(right, others) : undefined;
  const absolute = absoluteAlone(options.map(({ text }) => text));
  const clue = sharedClue(stem, right, others);
  return [
    // Fewer than two options are another rule's fault.
    ...faultIf((count < FEWEST && count > 1) || count > MOST, 'option-count', place, {
      count,
      expected: MOST,
    }),
    ...faultIf(pointing !== undefined, 'all-or-none', place, { text: pointing ?? '' }),
    ...faultIf(isFarLonger(right, others), 'key-longest', place),
    ...faultIf(odd !== undefined, 'option-form', place, { what: odd ?? '' }),
    ...faultIf(absolute !== undefined, 'absolute-option', place, { text: absolute ?? '' }),
    ...faultIf(clue !== undefined, 'shared-clue', path, { text: clue ?? '' }),
  ];
}
