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
import {
  elisionOf,
  endsFrenchGroup,
  frenchDeterminers,
  frenchPrepositions,
  frenchVerb,
  looksLikeFrenchNoun,
} from '../language/french-words.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { isNumeral } from './bounds.ts';
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
const indexed = (language: DraftLanguage): ReadonlyMap<string, readonly string[]> =>
  new Map(
    kinds[language]
      .flatMap((kind) => kind.map((word) => [foldText(word), kind] as const))
      .toReversed(),
  );
const kindOf = { ar: indexed('ar'), en: indexed('en'), fr: indexed('fr') } as const;

/** A sentence, processed word by word. */
interface Read {
  readonly language: DraftLanguage;
  readonly sentence: string;
  readonly words: readonly Word[];
  readonly at: number;
}

/** The ends of a range belong together, as do the digits of a date or a scale. */
const RANGE_BEFORE = /(?:between|from|entre|بين|من)\s+$|\d\s*(?:[-–:/]|to|and|et|à|إلى|و)\s*$/i;
const RANGE_AFTER = /^\s*(?:[-–:/]\s*\d|(?:to|and|et|à) \d|(?:و|إلى |حتى )\s?[0-9٠-٩])/i;

/** A French noun after a number: « 2000 œufs » is no year. */
const COUNTED =
  /^ (?!(?:à|après|avant|dans|par|et|ou|pour|sur|en|près|avec|au|aux|grâce|de|du|des|quand|lorsque|que|mais|puis)(?!\p{L}))\p{Ll}/u;

function numberFact({ sentence, language }: Read, word: Word): Fact[] {
  const before = sentence.slice(0, word.start);
  if (RANGE_BEFORE.test(before) || RANGE_AFTER.test(sentence.slice(word.end))) return [];
  const digits = asciiDigits(word.text);
  const after = sentence.slice(word.end);
  const isYear =
    (/^(?:1\d|20)\d\d$/.test(digits) && !(language === 'fr' && COUNTED.test(after))) ||
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
  if (!/^[a-z]/.test(known[0] ?? '')) return /^[A-Z]/.test(text);
  // “First, workers cut the trees”: an order, of which another one would be nonsense.
  if (/^[A-Z]/.test(text)) return !known.includes('first');
  const [before = '', after] = [words[at - 1]?.text.toLowerCase(), words[at + length]?.text];
  const isEnd = endsGroup(after?.toLowerCase());
  return isEnd ? !/^an?$/.test(before) && !known.includes('first') : true;
}

/** Whether a French word has the vocabulary's meaning: « un mètre carré » is no square, « Mars » no month. */
function suitsFrench(text: string, known: readonly string[], { words, at }: Read): boolean {
  const first = words[at];
  if (!first || /^\p{Lu}/u.test(text) !== /^\p{Lu}/u.test(known[0] ?? '')) return false;
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  return (
    /^\p{Lu}/u.test(text) ||
    elisionOf(first.text) > 0 ||
    frenchDeterminers.has(before) ||
    frenchPrepositions.has(before) ||
    /^\d/.test(before)
  );
}

const ORDINALS = new Set(
  kinds.ar.filter((kind) => kind.includes('الأول') || kind.includes('الأولى')).flat(),
);
const UNITS =
  /^(?:ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|ثماني|ثمانية|تسعة?|اثنا|اثني|اثنتا|اثنتي|أحد|إحدى)$/u;
const TENS = /^و(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)$/u;
const TEN = /^عشرة?$/u;

/** Whether an Arabic word has the vocabulary's meaning: «على الأرض» is no planet, «تعليمه الأول» no number. */
function suitsArabic(text: string, known: readonly string[], { words, at }: Read): boolean {
  const [before = '', after = ''] = [words[at - 1]?.text, words[at + 1]?.text];
  if (known.some((each) => ORDINALS.has(each))) return hasArticle(before.slice(cliticOf(before)));
  if (text === 'الأرض') return !/^(?:على|فوق|تحت|في|من|إلى|نحو)$/u.test(before);
  // «اثنتي عشرة», «أربع وعشرون»
  return !(TEN.test(text) && UNITS.test(before)) && !(UNITS.test(text) && TENS.test(after));
}

/** «خمسة عشر» is one number. */
const teenOf = (fact: Fact, after: Word | undefined): Fact =>
  after && UNITS.test(fact.text) && TEN.test(after.text)
    ? {
        ...fact,
        text: `${fact.text} ${after.text}`,
        end: after.end,
        others: fact.others
          .filter((each) => !TEN.test(each))
          .map((each) => `${each} ${after.text}`),
      }
    : fact;

/** The longest sequence of words that the vocabulary knows, without its clitic. */
function kindFact({ language, sentence, words, at }: Read): Fact | undefined {
  const first = words[at];
  if (!first) return undefined;
  const clitic = { ar: cliticOf, en: () => 0, fr: elisionOf }[language](first.text);
  for (const length of [3, 2, 1]) {
    const last = words[at + length - 1];
    if (!last) continue;
    for (const start of new Set([first.start, first.start + clitic])) {
      const text = sentence.slice(start, last.end);
      const known = kindOf[language].get(foldText(text));
      const fits = {
        ar: () =>
          known !== undefined && suitsArabic(text, known, { language, sentence, words, at }),
        en: () => known !== undefined && suits(text, known, words, at, length),
        fr: () =>
          known !== undefined && suitsFrench(text, known, { language, sentence, words, at }),
      }[language];
      if (known && fits()) {
        const others = known.filter((each) => foldText(each) !== foldText(text));
        const fact: Fact = { kind: 'kind', text, start, end: last.end, others, form: '' };
        return language === 'ar' ? teenOf(fact, words[at + length]) : fact;
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

/** Titles, scales and eras. */
const NO_NAME = /^(?:AD|BC|BCE|CE|Celsius|Fahrenheit|Kelvin|Mr|Mrs|Ms|Dr|St|Mme|Mlle|J-C)$/;

/** Names in Latin letters: consecutive capitalised words inside a sentence. */
function nameFact({ language, sentence, words, at }: Read): Fact | undefined {
  const first = words[at];
  const isName = (word: Word | undefined) =>
    word !== undefined && /^\p{Lu}[\p{L}’'-]+$/u.test(word.text);
  if (language === 'ar' || !first || at === 0 || !isName(first) || isName(words[at - 1]))
    return undefined;
  if (/[.:]\s*$/.test(sentence.slice(0, first.start))) return undefined;
  let last = first;
  for (const word of words.slice(at + 1)) {
    if (!isName(word) || sentence.slice(last.end, word.start) !== ' ') break;
    last = word;
  }
  const text = sentence.slice(first.start, last.end);
  if (NO_NAME.test(text)) return undefined;
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const inside =
    language === 'fr'
      ? before
      : before === 'the'
        ? `the ${words[at - 2]?.text.toLowerCase() ?? ''}`
        : roleOf(before);
  const form = `${text.includes(' ') ? 'names' : 'name'} ${inside}`;
  return { kind: 'name', text, start: first.start, end: last.end, others: [], form };
}

const CALLED = /\b(?:called|named|known as)(?: the| an?)? $/;
const CALLED_ARABIC = /(?:^| )(?:ي|ت)سمى $/u;

/** “twice a year”: another noun of the text would be nonsense. */
const TIME_NOUN =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|ans?|années?|mois|semaines?|jours?|heures?|secondes?|السنة|العام|الشهر|الأسبوع|اليوم|الساعة|الدقيقة|الثانية)$/;

/** An English noun that is its whole word group, apart from an article. */
function englishNoun({ sentence, words, at }: Read): Fact | undefined {
  const word = words[at];
  if (!word || !looksLikeNoun(word.text)) return undefined;
  const gap = sentence.slice(word.end, words[at + 1]?.start);
  const next = /^\s*[,.:;)]/.test(gap) ? ',' : words[at + 1]?.text.toLowerCase();
  const number = isPlural(word.text) ? 'plural' : 'singular';
  if (CALLED.test(sentence.slice(0, word.start)) && (next === undefined || next === ','))
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

/** A French noun after its determiner that is its whole word group. */
function frenchNoun({ sentence, words, at }: Read): Fact | undefined {
  const word = words[at];
  if (!word) return undefined;
  const elided = elisionOf(word.text);
  const text = word.text.slice(elided);
  const before = words[at - 1]?.text.toLowerCase() ?? '';
  const article = elided > 0 ? word.text.slice(0, elided).toLowerCase() : before;
  if (!looksLikeFrenchNoun(text) || frenchVerb(text) !== undefined) return undefined;
  if (!frenchDeterminers.has(article) && !/^l['’]$/.test(article)) return undefined;
  const gap = sentence.slice(word.end, words[at + 1]?.start);
  const next = /^\s*[,.:;)]/.test(gap) ? ',' : words[at + 1]?.text.toLowerCase();
  if (!endsFrenchGroup(next)) return undefined;
  const lead = elided > 0 ? before : (words[at - 2]?.text.toLowerCase() ?? '');
  const role = lead === '' ? 'subject' : frenchPrepositions.has(lead) ? lead : 'other';
  // The article shows gender and number, which another noun must share.
  return {
    kind: 'noun',
    text,
    start: word.start + elided,
    end: word.end,
    others: [],
    form: `${article} ${role}`,
  };
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
  // «الأعلى» and «الأول» are no things.
  if (ORDINALS.has(text)) return undefined;
  if (!hasArticle(text) || text.length < 5 || /^الأ\p{L}{1,2}ى$/u.test(text)) return undefined;
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
  if (language === 'fr')
    return (
      /^(?:(?:une?|les?|la) |l['’])?$/i.test(before) && /^ (?:est|sont|était|étaient) /.test(after)
    );
  if (language === 'en')
    return /^(?:the |an? )?$/i.test(before) && /^ (?:is|are|was|were) /.test(after);
  return before === '' && !/^ (?:هو|هي|هم) /.test(after);
};

/** “three parts: …”: the list can be counted, so the number need not be asked for. */
const COUNTS_LIST = /^(?: [\p{L}-]+){1,4}(?:\s?: |, (?:\p{L}+, )*\p{L}+ (?:and|et) \p{L}+(?=$|,))/u;
/** “three quarters” is one number. */
const FRACTION =
  /^ (?:halves|thirds|quarters|fifths|sixths|eighths|tenths|tiers|quarts|cinquièmes|dixièmes|أثلاث|أرباع|أخماس|أعشار)(?!\p{L})/u;
/** “all three axes”: “all two” would be no English. */
const WHOLE_NUMBER = /(?<!\p{L})(?:all|both|tous les|toutes les) $/iu;
const isSplitNumber = (sentence: string, { kind, text, start, end }: Fact): boolean =>
  (kind === 'number' || isNumeral(text)) &&
  (COUNTS_LIST.test(sentence.slice(end)) ||
    FRACTION.test(sentence.slice(end)) ||
    WHOLE_NUMBER.test(sentence.slice(0, start)));

/** The facts of a sentence that can be asked for, if they occur only once in it. */
export function factsOf({ text: sentence, start }: Sentence, language: DraftLanguage): Fact[] {
  const words = wordsOf(sentence);
  const facts = words.flatMap((word, at): Fact[] => {
    if (word.start < start) return [];
    const read: Read = { language, sentence, words, at };
    if (/^[0-9٠-٩]/.test(word.text))
      return numberFact(read, word).filter((fact) => !isSplitNumber(sentence, fact));
    const noun = { ar: arabicNoun, en: englishNoun, fr: frenchNoun }[language];
    const isTime = TIME_NOUN.test(word.text);
    const fact = kindFact(read) ?? nameFact(read) ?? (isTime ? undefined : noun(read));
    return fact && !isMember(read, fact) && !isSplitNumber(sentence, fact) ? [fact] : [];
  });
  const folded = ` ${foldText(sentence)} `;
  return facts.filter(({ text }) => folded.split(foldText(text)).length === 2);
}
