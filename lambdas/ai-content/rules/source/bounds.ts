import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { typedNumber } from '#shared/text/typed-number.ts';
import { kinds } from './vocabulary.ts';

/** Lists of number words, in ascending order. */
const numerals = [...kinds.ar, ...kinds.en, ...kinds.fr].filter((kind) =>
  ['ثلاثة', 'ثلاث', 'two', 'deux'].some((each) => kind.includes(each)),
);
export const isNumeral = (text: string): boolean => numerals.some((kind) => kind.includes(text));

/** The value of a number in digits; of a number word, its place among the others. */
function valueOf(text: string): number {
  const words = numerals.find((kind) => kind.some((each) => foldText(each) === foldText(text)));
  if (words) return words.findIndex((each) => foldText(each) === foldText(text));
  return typedNumber(asciiDigits(text).replace(/(?<=\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))/g, ''));
}

const AT_LEAST =
  /(?:more than|over|at least|exceeds?|exceeded|passed|plus d['’]|plus de|plus des|au moins|dépassent?|a dépassé|أكثر من|أزيد من|ما يزيد (?:عن|على)|(?:[تي]زيد|زاد|زادت) (?:عن|على)|(?:لا [تي]قل|[تي]فوق|[تي]تجاوز|تجاوزت?)(?: \S+){0,4})(?: les?| la)? $/iu;
const AT_MOST =
  /(?:less than|fewer than|not more than|no more than|at most|moins de|moins d['’]|au plus|أقل من|لا [تي](?:تجاوز|زيد)(?: \S+){0,4})(?: les?| la)? $/iu;
const EITHER =
  /(?:below|above|under|beneath|au-dessous de|au-dessus de|en dessous de|en dessus de|sous|فوق|تحت|دون) $/iu;

type Bound = 'least' | 'most' | 'either';

/** Whether a text gives a number only as a bound: of “more than 30”, “more than 20” is right too. */
export function boundOf(
  sentence: string,
  { start, kind, text }: { start: number; kind: string; text: string },
): Bound | undefined {
  if (kind !== 'number' && kind !== 'year' && !isNumeral(text)) return undefined;
  const before = sentence.slice(0, start);
  if (AT_MOST.test(before)) return 'most';
  if (AT_LEAST.test(before)) return 'least';
  return EITHER.test(before) && kind !== 'year' ? 'either' : undefined;
}

/** Whether another number is wrong where the text gives a bound. */
export const isBeyond = (bound: Bound | undefined, own: string, other: string): boolean => {
  if (bound === undefined) return true;
  if (bound === 'least') return valueOf(other) > valueOf(own);
  return bound === 'most' && valueOf(other) < valueOf(own);
};
