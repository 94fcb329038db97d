import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { beginsWithVowel } from '../language/french-words.ts';
import type { Random } from '../random.ts';
import { boundOf, isBeyond } from './bounds.ts';
import type { Fact } from './facts.ts';
import type { SourceText } from './source-text.ts';
import { mentions, mentionsIn, stemmed, stemsOf } from './words.ts';

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Numbers close to a number, in the same notation: decimals, grouping and digits. */
function numbersNear(fact: Fact, random: Random): string[] {
  const ascii = asciiDigits(fact.text);
  const separator = /^\d{1,3}([ .,\u00a0\u202f])\d{3}(?!\d)/.exec(ascii)?.[1];
  const comma = separator === undefined ? /[.,٫]/.exec(ascii)?.[0] : undefined;
  const plain =
    separator === undefined ? ascii.replace(/[,٫]/, '.') : ascii.replaceAll(separator, '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = Number(plain);
  const written = (near: number): string => {
    const text = near.toFixed(decimals).replace('.', comma ?? '.');
    const grouped = separator === undefined ? text : text.replace(/\B(?=(\d{3})+$)/g, separator);
    return /[٠-٩]/.test(fact.text) ? arabicDigits(grouped) : grouped;
  };
  const swapped = Number(plain.replace(/(\d)(\d)$/, '$2$1'));
  if (fact.kind === 'year') {
    const near = random.shuffled([-12, -9, -7, -4, 3, 5, 8, 10]).map((shift) => value + shift);
    return [...(Math.abs(swapped - value) < 40 ? [swapped] : []), ...near].map(written);
  }
  // Keeps round numbers round, because 1,180 next to 1,200 would reveal the right one.
  const zeros = decimals === 0 ? (/0*$/.exec(plain)?.[0].length ?? 0) : 0;
  const unit = 10 ** zeros;
  const step = Math.max(unit / 10 ** decimals, Math.round((value * 0.1) / unit) * unit);
  const near = random.shuffled([-3, -2, -1, 1, 2, 3, 4]).map((by) => value + by * step);
  return [...(value > 20 && swapped > value / 2 ? [swapped] : []), ...near]
    .filter((each) => each > 0)
    .map(written);
}

/** With a capital letter if the word has one: “North” of “the North Atlantic”. */
const writtenAs = (text: string, other: string): string =>
  /^\p{Lu}/u.test(text) ? other.charAt(0).toUpperCase() + other.slice(1) : other;

/** Facts in the text with the same form and a similar length. */
const alikeIn = (fact: Fact, all: readonly Fact[]): string[] =>
  all
    .filter(
      (other) =>
        // Something that belongs to one thing seldom belongs to another.
        !/ of$/.test(fact.form) &&
        other.kind === fact.kind &&
        other.form === fact.form &&
        other.text.length <= fact.text.length * 2 &&
        other.text.length >= fact.text.length * 0.5,
    )
    .map(({ text }) => text);

/**
 * Whether the text may say the same of another thing: another sentence contains that thing and a word near the fact.
 * Words in at least a third of the sentences belong to the topic and are not compared.
 */
export function mayStand(other: string, fact: Fact, sentence: string, source: SourceText): boolean {
  const { sentences } = source;
  const [before, after] = [
    stemsOf(sentence.slice(0, fact.start)),
    stemsOf(sentence.slice(fact.end)),
  ];
  const near = new Set([...before.slice(-2), ...after.slice(0, 2)]);
  const isTopic = (stem: string) =>
    sentences.filter(({ stems }) => stems.has(stem)).length > Math.max(2, sentences.length / 3);
  return sentences.some(
    ({ text, stemmed: words, stems }) =>
      text !== sentence &&
      mentionsIn(words, other) &&
      [...near].some((stem) => !isTopic(stem) && stems.has(stem)),
  );
}

const IS_A = /(?:est|sont|is|are|was|were) (?:une?|des|les?|la|an?|the)? ?$/;
/** Whether it is what a thing is, or the second of two adjectives: other nouns of the text would be nonsense there. */
export const isOfItsThing = ({ kind, form, start, text }: Fact, sentence: string): boolean =>
  kind === 'noun' &&
  (IS_A.test(sentence.slice(0, start)) || (/ list$/.test(form) && /ية$/u.test(text)));

/**
 * Wrong replacements for a fact, best first: of its kind in the text, of its kind in the vocabulary, and close
 * numbers. Without repetitions, texts of the sentence itself, and replacements that the text may confirm.
 */
export function distractorsOf(
  fact: Fact,
  sentence: string,
  source: SourceText,
  random: Random,
): string[] {
  const { facts: all } = source;
  const inText = alikeIn(fact, all);
  const isElsewhere = (other: string) => all.some(({ text }) => foldText(text) === foldText(other));
  const found =
    fact.kind === 'kind'
      ? [...random.shuffled(fact.others.filter(isElsewhere)), ...random.shuffled(fact.others)].map(
          (other) => writtenAs(fact.text, other),
        )
      : fact.kind === 'noun' || fact.kind === 'name' || fact.kind === 'term'
        ? random.shuffled(inText)
        : [
            ...(fact.kind === 'year' ? random.shuffled(inText).slice(0, 2) : []),
            ...numbersNear(fact, random),
          ];
  const after = sentence.slice(fact.end);
  const isShare = /^\s*(?:%|٪|percent|per cent|pour cent|بالمائة|بالمئة|في المائة)/.test(after);
  const isWord = fact.kind !== 'year' && fact.kind !== 'number';
  // “a” or “an” before the blank reveals the first letter of the answer.
  const article = /\b(an?) $/i.exec(sentence.slice(0, fact.start))?.[1]?.toLowerCase();
  const begins = (text: string) => (/^[aeiou]/i.test(text) ? 'an' : 'a');
  // « l’… » or « la … » before the blank tells whether the French answer begins with a vowel.
  const head = sentence.slice(0, fact.start);
  const elided = /(?<!\p{L})(?:[ld]|qu)['’]$/iu.test(head);
  const isFull = /(?<!\p{L})(?:le|la|du|au|de) $/iu.test(head);
  const suitsElision = (text: string) =>
    elided ? beginsWithVowel(text) : !isFull || !beginsWithVowel(text);
  const bound = boundOf(sentence, fact);
  const seen = new Set([foldText(fact.text)]);
  const words = stemmed(sentence);
  return found.filter((text) => {
    if (article !== undefined && isWord && begins(text) !== article) return false;
    if (isWord && !suitsElision(text)) return false;
    const folded = foldText(text);
    if (seen.has(folded) || mentionsIn(words, text) || mentions(text, fact.text)) return false;
    if (!isBeyond(bound, fact.text, text)) return false;
    if (isShare && parseFloat(asciiDigits(text)) > 100) return false;
    if (isWord && mayStand(text, fact, sentence, source)) return false;
    seen.add(folded);
    return true;
  });
}
