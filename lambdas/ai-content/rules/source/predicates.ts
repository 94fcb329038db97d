import { looksLikeNoun, prepositions, verbForm } from '../language/english-words.ts';
import { elisionOf, frenchPrepositions, frenchVerb } from '../language/french-words.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { hasArticle, wordsOf } from './words.ts';

/** The statement that a sentence makes about its subject. */
export interface Predicate {
  /** The beginning of the sentence, which names its subject. */
  readonly subject: string;
  readonly text: string;
  /** The form of its first word; statements of the same form can replace each other. */
  readonly form: string;
  /** Whether it can follow another subject, because it refers to nothing outside itself. */
  readonly isWhole: boolean;
}
type Split = Omit<Predicate, 'isWhole'>;

const LONGEST_SUBJECT = 5;
/** After a clause or a list, the subject of the verb is uncertain. */
const UNSURE = /[,:;()]|\b(?:who|which|that|and|or)\b/;

/** Accepts “The deputies” and “Samarkand”, but not “near its mouth the water” or “the chamber then”. */
function isNounGroup(subject: string): boolean {
  const words = subject.split(' ');
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  return !prepositions.has(first) && first !== 'there' && looksLikeNoun(last);
}

function englishPredicate(sentence: string): Split | undefined {
  const words = wordsOf(sentence);
  const at = words.findIndex(({ text }, index) => index > 0 && verbForm(text) !== undefined);
  const verb = words[at];
  if (!verb || at > LONGEST_SUBJECT || words.length - at < 3) return undefined;
  const subject = sentence.slice(0, verb.start).trim();
  if (UNSURE.test(subject) || !isNounGroup(subject)) return undefined;
  const next = words[at + 1]?.text ?? '';
  // Of two consecutive verbs the first may be a noun, as in “the travel takes”.
  const isBe = /^(?:is|are|was|were)$/.test(verb.text);
  if (!isBe && verbForm(verb.text) !== 'modal' && verbForm(next) !== undefined) return undefined;
  const form = isBe ? verb.text : (verbForm(verb.text) ?? '');
  return { subject, text: sentence.slice(verb.start), form };
}

/** After these words the subject of a French verb is uncertain, or the sentence says what is not. */
const UNSURE_FRENCH = /[,:;()]|(?:^|[ ’'])(?:qui|que|dont|où|et|ou|ne|n|ni)(?=[ ’']|$)/i;

/** « Les racines | absorbent l’eau … »: splits before a known verb and the pronoun of a reflexive one. */
function frenchPredicate(sentence: string): Split | undefined {
  const words = wordsOf(sentence);
  const at = words.findIndex(({ text }, index) => index > 0 && frenchVerb(text) !== undefined);
  const verb = words[at];
  if (!verb || at > LONGEST_SUBJECT || words.length - at < 3) return undefined;
  const number = frenchVerb(verb.text);
  const before = words[at - 1];
  const start = before?.text === 'se' ? before.start : verb.start;
  const subject = sentence.slice(0, start).trim();
  const first = words[0]?.text.toLowerCase() ?? '';
  const isGroup = !frenchPrepositions.has(first) || first === 'des';
  if (subject === '' || number === undefined || !isGroup) return undefined;
  if (UNSURE_FRENCH.test(`${subject} ${verb.text}`)) return undefined;
  if (/^(?:pas|jamais|plus|aucune?)$/.test(words[at + 1]?.text ?? '')) return undefined;
  const isBe = /^(?:est|sont|était|étaient)$/.test(verb.text);
  const isReflexive = start < verb.start || /^s['’]/.test(verb.text);
  if (elisionOf(verb.text) > 0 && !isReflexive) return undefined;
  const form = isBe ? verb.text : number === 'plural' ? 'base' : 'third';
  return { subject, text: sentence.slice(start), form };
}

/**
 * Whether a sentence begins with a present verb, or a short or feminine past one, followed by a noun with the
 * article.
 */
export const beginsWithVerb = (sentence: string): boolean =>
  /^[وف]?(?:[يت]\p{L}{2,}|(?!ال)\p{L}{3}|\p{L}{3,}ت) ال\p{L}{2,}/u.test(sentence);
/** Judges by the ending of a word with the article after another one. */
export const isAdjective = (word: string): boolean =>
  /(?:ية|ي|ة|ون|ات|ين|(?:بيض|حمر|سود|خضر|صفر|زرق)اء)$/u.test(word);

const PARTICLE =
  /^(?:في|من|إلى|على|عن|عبر|قرب|تحت|فوق|نحو|داخل|خارج|وسط|حول|أمام|خلف|بعد|قبل|منذ|عند|عندما|بين|حوالي|كل|أكثر|أقل|حتى|مع|خلال|دون|لكي|كي|أن|إذا|حين|ثم|أو|كما|التي|الذي|عدة|بعض|أثناء|بفضل|بسبب|بواسطة)$/u;

/** «يرأس المجلس رئيس»: the noun after the verb may be its object, if a noun without article follows. */
export function isOrderUnsure(sentence: string): boolean {
  if (!beginsWithVerb(sentence)) return false;
  const next = wordsOf(sentence)
    .slice(2)
    .find(({ text }) => !(hasArticle(text) && isAdjective(text)))?.text;
  return (
    next !== undefined &&
    !hasArticle(next) &&
    !/^[وفبلك]|(?:ا|\u064b)$|^[0-9٠-٩]/u.test(next) &&
    !PARTICLE.test(next)
  );
}

/** «تمتص الجذور | الماء …»: splits after the verb and its subject, if no adjective follows. */
function arabicPredicate(sentence: string): Split | undefined {
  const [verb, noun, first, ...rest] = wordsOf(sentence);
  if (!verb || !noun || !first || rest.length === 0 || !beginsWithVerb(sentence)) return undefined;
  if (isOrderUnsure(sentence)) return undefined;
  if (/[،:]/.test(sentence.slice(0, first.start))) return undefined;
  if (hasArticle(first.text) && isAdjective(first.text)) return undefined;
  const form = hasArticle(first.text) ? 'ال' : first.text;
  return { subject: sentence.slice(0, noun.end), text: sentence.slice(first.start), form };
}

/** Words that refer to something outside, or generalise, which endings of other sentences do not. */
const UNFIT =
  /\b(?:it|them|they|then|also|same|always|never|only|this|these|those)\b|(?:^|[ ’'])(?:ils?|elles?|lui|eux|aussi|toujours|jamais|seulement|cet?|cette|ces|cela|son|sa|ses|leurs?|y|en)(?= )|(?:^| )(?:دائما|أبدا|فقط|ذلك|هذا|هذه|أيضا)(?= |$)/;

export function predicateOf(sentence: string, language: DraftLanguage): Predicate | undefined {
  const split = { ar: arabicPredicate, en: englishPredicate, fr: frenchPredicate }[language];
  const found = split(sentence);
  return found && { ...found, isWhole: !UNFIT.test(found.text) };
}
