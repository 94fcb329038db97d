import { figuresOf, sameText } from '#shared/draft/words.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';

/** Letters and numbers in the orders in which models and teachers count with them. */
const ORDERS: readonly (readonly string[])[] = [
  'abcdefgh',
  'أبجدهوزح',
  'ابجدهوزح',
  'أبتثجحخد',
  'ابتثجحخد',
  '12345678',
].map((letters) => [...letters]);
const ROMAN = 'i ii iii iv v vi'.split(' ');
/** Items of a list are counted further. */
const MOST_COUNTED = 60;

/** Words before a label: “Option A:”, «الاختيار أ:», “Question 1:”. */
const NOUNS =
  'option|choice|answer|step|item|question|exercise|réponse|choix|proposition|étape|exercice|q|ex|الاختيار|الخيار|الجواب|الإجابة|الخطوة|السؤال|التمرين|العنصر|س|ت';
const LABEL = new RegExp(
  `^\\s*(?:\\*\\*)?[([]?(?:(${NOUNS})\\s{0,2})?(\\p{L}|[iv]{2,3}|\\p{Nd}{1,2})\\s?(?:([).\\]:/،]|[-–—])(?:\\*\\*)?(\\s*))(?=\\S)`,
  'iu',
);

interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** The label of a text, if it begins with one: a letter or a number with a bracket, point, colon or dash. */
function labelOf(text: string): Labelled | undefined {
  const [whole, noun, label = '', sign, space] = LABEL.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rest = text
    .slice(whole.length)
    .replace(/^\*\*\s*/, '')
    .trim();
  const isNumber = /\p{Nd}/u.test(label);
  const isClosed = sign === ')' || sign === ']' || noun !== undefined;
  const isPoint = isNumber && sign === '.' && space !== '';
  // `A-B` is a line, `1: 2` a ratio, `1.5` a number and `2-propanol` a substance.
  const letters = isNumber && space === '' ? /^\p{Script=Arabic}{2}/u : /^["“«(]?\p{L}{2}/u;
  const isWord = letters.test(rest) || (!isNumber && space !== '' && /^[$\p{Nd}]/u.test(rest));
  if (!isClosed && !isPoint && !isWord) return undefined;
  return rest === '' ? undefined : { label: asciiDigits(label).toLowerCase(), text: rest };
}

/** Whether labels count from the first one on: a, b, c or 1, 2, 3. */
const isCounted = (labels: readonly string[]): boolean =>
  labels.every((label, index) => label === String(index + 1)) ||
  labels.every((label, index) => label === ROMAN[index]) ||
  ORDERS.some((order) => labels.every((label, index) => label === order[index]));

/**
 * Texts without the letters or numbers that count them; unchanged unless all of them count. So “A. thaliana” among other
 * options stays.
 */
export function withoutLabels(texts: readonly string[]): readonly string[] {
  if (texts.length < 2 || texts.length > MOST_COUNTED) return texts;
  const labelled = texts.flatMap((text) => labelOf(text) ?? []);
  return labelled.length === texts.length && isCounted(labelled.map(({ label }) => label))
    ? labelled.map(({ text }) => text)
    : texts;
}

/** A letter or number alone, as a key: `B`, `(b)`, `B.`, “Option B”, «الإجابة ب». */
const ALONE = new RegExp(
  `^\\s*(?:\\*\\*)?(?:(?:${NOUNS})\\s{0,2}:?\\s?)?[([]?(\\p{L}|\\p{Nd})[).\\]:]?(?:\\*\\*)?\\s*$`,
  'iu',
);

const onlyIndex = (all: readonly string[], isIt: (text: string) => boolean): number | undefined => {
  const [first, ...others] = all.flatMap((text, index) => (isIt(text) ? [index] : []));
  return others.length === 0 ? first : undefined;
};

/**
 * The index of the option that a key names: by its text, or by its letter. Undefined if it names none, or its letter and
 * its text are of different options.
 * @param given the options with their labels
 */
export function namedOption(
  key: string,
  options: readonly string[],
  given: readonly string[] = options,
): number | undefined {
  // Folding leaves out signs, so 3 would be -3.
  const isAlike = (option: string, text: string): boolean =>
    foldText(text) !== '' &&
    foldText(option) === foldText(text) &&
    figuresOf(option) === figuresOf(text);
  const byText = (text: string): number | undefined =>
    onlyIndex(options, (option) => sameText(option) === sameText(text)) ??
    onlyIndex(options, (option) => isAlike(option, text));
  const exact = onlyIndex(given, (option) => sameText(option) === sameText(key)) ?? byText(key);
  if (exact !== undefined) return exact;
  const label = ALONE.exec(key)?.[1];
  if (label !== undefined) {
    const isNumber = /\p{Nd}/u.test(label);
    // A number counts from 0 or from 1 unless the options are counted.
    if (isNumber && given.every((option, index) => option === options[index])) return undefined;
    return indexOfLabel(label, options.length);
  }
  const labelled = labelOf(key);
  const index = labelled && byText(labelled.text);
  return labelled && index === indexOfLabel(labelled.label, options.length) ? index : undefined;
}

/** Which place a label means; undefined where the orders of letters differ. */
function indexOfLabel(label: string, count: number): number | undefined {
  const letter = asciiDigits(label).toLowerCase();
  const places = ORDERS.map((order) => order.indexOf(letter)).filter(
    (index) => index >= 0 && index < count,
  );
  return new Set(places).size === 1 ? places[0] : undefined;
}
