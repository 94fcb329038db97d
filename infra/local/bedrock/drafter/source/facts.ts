import type { Language } from '../../../../../shared/model/locale.ts';
import { asciiDigits, foldText } from '../../../../../shared/spreadsheet/fold-text.ts';
import { kinds } from './vocabulary.ts';
import { cliticOf, hasArticle, wordsOf, type Word } from './words.ts';

/** A piece of a sentence that can be asked for, and with what it can be exchanged. */
export interface Fact {
  readonly kind: 'year' | 'number' | 'kind' | 'name' | 'noun';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What else is of its kind, where the vocabulary knows. */
  readonly others: readonly string[];
  /** Of a noun: its form, which what stands in its place must have. */
  readonly form: string;
}

/** The kind of each word of the vocabulary, by its folded form; the first where it is of two. */
const indexed = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    kinds[language]
      .flatMap((kind) => kind.map((word) => [foldText(word), kind] as const))
      .toReversed(),
  );
const kindOf = { ar: indexed('ar'), en: indexed('en') } as const;

/** The forms of words of a language by which a sentence stays whole when one stands for the other. */
function formOf(language: Language, word: string, before: string | undefined): string {
  if (language === 'en') return /s$/.test(word) ? 'plural' : 'singular';
  const ending = /(?:ات|ون|ين|ية|ة)$/u.exec(word)?.[0] ?? '';
  // What follows a noun with the article, and has it too, is most often its adjective.
  return `${before !== undefined && hasArticle(before) ? 'adjective' : 'noun'}${ending}`;
}

/** English words that a blank may stand for follow one of these. */
const BEFORE_NOUN = new Set(['the', 'a', 'an', 'of', 'their', 'its']);
const NO_NOUN = /(?:ly|ing|ed|est|ous|ful|ive|al|ic|able|less|ern)$/;

const isNoun = (language: Language, word: string, before: string | undefined): boolean =>
  language === 'ar'
    ? hasArticle(word) && word.length >= 5
    : /^[a-z]{5,}$/.test(word) && BEFORE_NOUN.has(before ?? '') && !NO_NOUN.test(word);

const numberFact = (word: Word): Fact => {
  const digits = asciiDigits(word.text);
  const isYear = /^(?:1\d|20)\d\d$/.test(digits);
  return { ...word, kind: isYear ? 'year' : 'number', others: [], form: '' };
};

/** Words one after the other that the vocabulary knows, the longest first, without their clitic. */
function kindFact(
  language: Language,
  sentence: string,
  words: readonly Word[],
  at: number,
): Fact | undefined {
  const first = words[at];
  if (!first) return undefined;
  const clitic = language === 'ar' ? cliticOf(first.text) : 0;
  for (const length of [3, 2, 1]) {
    const last = words[at + length - 1];
    if (!last) continue;
    for (const start of new Set([first.start, first.start + clitic])) {
      const text = sentence.slice(start, last.end);
      const known = kindOf[language].get(foldText(text));
      if (known && (language === 'ar' || /^[A-Z]/.test(text) || /^[a-z]/.test(known[0] ?? ''))) {
        const others = known.filter((each) => foldText(each) !== foldText(text));
        return { kind: 'kind', text, start, end: last.end, others, form: '' };
      }
    }
  }
  return undefined;
}

/** English names: capitals inside a sentence, as many as follow one another. */
function nameFact(
  language: Language,
  sentence: string,
  words: readonly Word[],
  at: number,
): Fact | undefined {
  const first = words[at];
  const isName = (word: Word | undefined) =>
    word !== undefined && /^[A-Z][\p{L}’'-]+$/u.test(word.text);
  if (language === 'ar' || !first || at === 0 || !isName(first) || isName(words[at - 1]))
    return undefined;
  let last = first;
  for (const word of words.slice(at + 1)) {
    if (!isName(word) || sentence.slice(last.end, word.start) !== ' ') break;
    last = word;
  }
  const text = sentence.slice(first.start, last.end);
  return {
    kind: 'name',
    text,
    start: first.start,
    end: last.end,
    others: [],
    form: text.includes(' ') ? 'names' : 'name',
  };
}

/** What can be asked for in a sentence, where it occurs in it once. */
export function factsOf(sentence: string, language: Language): Fact[] {
  const words = wordsOf(sentence);
  const facts = words.flatMap((word, at): Fact[] => {
    if (/^[0-9٠-٩]/.test(word.text)) return [numberFact(word)];
    const known =
      kindFact(language, sentence, words, at) ?? nameFact(language, sentence, words, at);
    if (known) return [known];
    const clitic = language === 'ar' ? cliticOf(word.text) : 0;
    const [text, before] = [word.text.slice(clitic), words[at - 1]?.text];
    if (!isNoun(language, text, before)) return [];
    const form = formOf(language, text, clitic === 0 ? before : undefined);
    return [{ ...word, kind: 'noun', text, start: word.start + clitic, others: [], form }];
  });
  const folded = ` ${foldText(sentence)} `;
  return facts.filter(({ text }) => folded.split(foldText(text)).length === 2);
}
