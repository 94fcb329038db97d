import {
  articles,
  endsGroup,
  isPlural,
  linking,
  looksLikeNoun,
  placePrepositions,
  prepositions,
  verbForm,
} from '../language/english-words.ts';
import type { Language } from '#shared/model/locale.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import type { Sentence } from './sentences.ts';
import { beginsWithVerb, isAdjective, isOrderUnsure } from './predicates.ts';
import { kinds } from './vocabulary.ts';
import { cliticOf, hasArticle, wordsOf, type Word } from './words.ts';

/** A part of a sentence that can be asked for, with possible replacements. */
export interface Fact {
  /** A `term` is what something is called; other nouns are `noun`. */
  readonly kind: 'year' | 'number' | 'kind' | 'name' | 'term' | 'noun';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Other words of its kind, if the vocabulary knows it. */
  readonly others: readonly string[];
  /** Number, gender and role of a name, term or noun in its sentence. A distractor must share them. */
  readonly form: string;
}

/** The kind of each word of the vocabulary, by its folded form; the first if it has two. */
const indexed = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    kinds[language]
      .flatMap((kind) => kind.map((word) => [foldText(word), kind] as const))
      .toReversed(),
  );
const kindOf = { ar: indexed('ar'), en: indexed('en') } as const;

/** A sentence, processed word by word. */
interface Read {
  readonly language: Language;
  readonly sentence: string;
  readonly words: readonly Word[];
  readonly at: number;
}

/** The ends of a range belong together, as do the digits of a date or a scale. */
const RANGE_BEFORE = /(?:between|from|بين|من)\s+$|\d\s*(?:[-–:/]|to|and|إلى|و)\s*$/i;
const RANGE_AFTER = /^\s*(?:[-–:/]\s*\d|(?:to|and) \d|(?:و|إلى |حتى )\s?[0-9٠-٩])/i;

function numberFact({ sentence }: Read, word: Word): Fact[] {
  const before = sentence.slice(0, word.start);
  if (RANGE_BEFORE.test(before) || RANGE_AFTER.test(sentence.slice(word.end))) return [];
  const digits = asciiDigits(word.text);
  const after = sentence.slice(word.end);
  const isYear =
    /^(?:1\d|20)\d\d$/.test(digits) ||
    (/^\d{2,4}$/.test(digits) &&
      (/(?:سنة|عام) $/.test(before) || (/\bin $/i.test(before) && /^(?:,| the |$)/.test(after))));
  return [{ ...word, kind: isYear ? 'year' : 'number', others: [], form: '' }];
}

/** Whether an English word has the vocabulary's meaning: “a spring” is not a season. */
function suits(
  text: string,
  known: readonly string[],
  words: readonly Word[],
  at: number,
  length: number,
): boolean {
  if (/^[A-Z]/.test(text)) return true;
  if (!/^[a-z]/.test(known[0] ?? '')) return false;
  const [before = '', after] = [words[at - 1]?.text.toLowerCase(), words[at + length]?.text];
  const isEnd = endsGroup(after?.toLowerCase());
  return isEnd ? !/^an?$/.test(before) && !known.includes('first') : true;
}

/** The longest sequence of words that the vocabulary knows, without its clitic. */
function kindFact({ language, sentence, words, at }: Read): Fact | undefined {
  const first = words[at];
  if (!first) return undefined;
  const clitic = language === 'ar' ? cliticOf(first.text) : 0;
  for (const length of [3, 2, 1]) {
    const last = words[at + length - 1];
    if (!last) continue;
    for (const start of new Set([first.start, first.start + clitic])) {
      const text = sentence.slice(start, last.end);
      const known = kindOf[language].get(foldText(text));
      if (known && (language === 'ar' || suits(text, known, words, at, length))) {
        const others = known.filter((each) => foldText(each) !== foldText(text));
        return { kind: 'kind', text, start, end: last.end, others, form: '' };
      }
    }
  }
  return undefined;
}

/** The role of a name or noun, from the word before it. */
const roleOf = (before: string | undefined): string => {
  if (before === undefined) return 'subject';
  if (placePrepositions.has(before)) return 'place';
  return prepositions.has(before) ? before : 'other';
};

/** English names: consecutive capitalised words inside a sentence. */
function nameFact({ language, sentence, words, at }: Read): Fact | undefined {
  const first = words[at];
  const isName = (word: Word | undefined) =>
    word !== undefined && /^[A-Z][\p{L}’'-]+$/u.test(word.text);
  if (language === 'ar' || !first || at === 0 || !isName(first) || isName(words[at - 1]))
    return undefined;
  if (/[.:]\s*$/.test(sentence.slice(0, first.start))) return undefined;
  let last = first;
  for (const word of words.slice(at + 1)) {
    if (!isName(word) || sentence.slice(last.end, word.start) !== ' ') break;
    last = word;
  }
  const text = sentence.slice(first.start, last.end);
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const inside =
    before === 'the' ? `the ${words[at - 2]?.text.toLowerCase() ?? ''}` : roleOf(before);
  const form = `${text.includes(' ') ? 'names' : 'name'} ${inside}`;
  return { kind: 'name', text, start: first.start, end: last.end, others: [], form };
}

const CALLED = /\b(?:called|named|known as)(?: the| an?)? $/;
const CALLED_ARABIC = /(?:^| )(?:ي|ت)سمى $/u;

/** An English noun that is its whole word group, apart from an article. */
function englishNoun({ sentence, words, at }: Read): Fact | undefined {
  const word = words[at];
  if (!word || !looksLikeNoun(word.text)) return undefined;
  const gap = sentence.slice(word.end, words[at + 1]?.start);
  const next = /^\s*[,.:;)]/.test(gap) ? ',' : words[at + 1]?.text.toLowerCase();
  const number = isPlural(word.text) ? 'plural' : 'singular';
  if (CALLED.test(sentence.slice(0, word.start)) && next === ',')
    return { ...word, kind: 'term', others: [], form: number };
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const article = articles.has(before) ? before : '';
  const lead = article === '' ? before : (words[at - 2]?.text.toLowerCase() ?? '');
  if (!endsGroup(next) || linking.has(before)) return undefined;
  if (article === '' && (!prepositions.has(before) || verbForm(word.text) === 'base'))
    return undefined;
  // “of the cities”: such a noun is usually part of a name.
  const role = at - (article === '' ? 1 : 2) < 0 ? 'subject' : roleOf(lead);
  const count = article === 'a' || article === 'an' ? article : article === '' ? 'bare' : 'the';
  return { ...word, kind: 'noun', others: [], form: `${number} ${count} ${role}` };
}

const ARABIC_PREPOSITIONS = /^(?:في|من|إلى|على|عن|عبر|قرب|تحت|فوق|نحو|داخل|خارج|وسط|حول|أمام)$/;
const arabicEnding = (word: string): string => /(?:ات|ون|ين|ية|ة|اء)$/u.exec(word)?.[0] ?? '';

const verbGender = (verb: string): string => (/^[وف]?ت|ت$/u.test(verb) ? 'f' : 'm');

/** An Arabic noun with the article and without an adjective after it. */
function arabicNoun({ sentence, words, at }: Read): Fact | undefined {
  const word = words[at];
  if (!word) return undefined;
  const clitic = cliticOf(word.text);
  const text = word.text.slice(clitic);
  const start = word.start + clitic;
  if (CALLED_ARABIC.test(sentence.slice(0, word.start)) && at === words.length - 1)
    return { ...word, kind: 'term', others: [], form: arabicEnding(word.text) };
  if (!hasArticle(text) || text.length < 5) return undefined;
  const [before = '', next = ''] = [words[at - 1]?.text, words[at + 1]?.text];
  if (at <= 2 && isOrderUnsure(sentence)) return undefined;
  const isSubject = at === 1 && beginsWithVerb(sentence);
  const isObject = at === 2 && beginsWithVerb(sentence) && !isAdjective(text);
  // Two words with the article are a noun with its adjective, unless they are subject and object, so they are asked
  // for together.
  const joinsNext = hasArticle(next) && !(isSubject && !isAdjective(next));
  if (joinsNext || (clitic === 0 && hasArticle(before) && !isObject)) return undefined;
  const clitics = word.text.slice(0, clitic);
  const role = ARABIC_PREPOSITIONS.test(before)
    ? 'place'
    : clitics.includes('ب')
      ? 'by'
      : clitic > 0
        ? 'list'
        : isSubject
          ? 'subject'
          : isObject
            ? 'object'
            : 'of';
  return {
    kind: 'noun',
    text,
    start,
    end: word.end,
    others: [],
    // A verb agrees with its subject, whatever the subject's ending.
    form: `${isSubject ? verbGender(before) : arabicEnding(text)} ${role}`,
  };
}

/** «القلب عضلة …», “copper is a good conductor”: others may fit too, so the subject is not asked for. */
const isMember = ({ language, sentence }: Read, { start, end }: Fact): boolean => {
  const before = sentence.slice(0, start).replace(/^.*\. /, '');
  const after = sentence.slice(end);
  if (language === 'en')
    return /^(?:the |an? )?$/i.test(before) && /^ (?:is|are|was|were) /.test(after);
  return before === '' && !/^ (?:هو|هي|هم) /.test(after);
};

/** The facts of a sentence that can be asked for, if they occur only once in it. */
export function factsOf({ text: sentence, start }: Sentence, language: Language): Fact[] {
  const words = wordsOf(sentence);
  const facts = words.flatMap((word, at): Fact[] => {
    if (word.start < start) return [];
    const read: Read = { language, sentence, words, at };
    if (/^[0-9٠-٩]/.test(word.text)) return numberFact(read, word);
    const noun = () => (language === 'ar' ? arabicNoun(read) : englishNoun(read));
    const fact = kindFact(read) ?? nameFact(read) ?? noun();
    return fact && !isMember(read, fact) ? [fact] : [];
  });
  const folded = ` ${foldText(sentence)} `;
  return facts.filter(({ text }) => folded.split(foldText(text)).length === 2);
}
