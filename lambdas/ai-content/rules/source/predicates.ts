import { looksLikeNoun, prepositions, verbForm } from '../language/english-words.ts';
import type { Language } from '#shared/model/locale.ts';
import { hasArticle, wordsOf } from './words.ts';

/** What a sentence says of its subject. */
export interface Predicate {
  /** The beginning of the sentence, which names what it is about. */
  readonly subject: string;
  readonly text: string;
  /** What begins it: those of the same form can stand for one another. */
  readonly form: string;
  /** Whether it can follow another beginning: it points to nothing outside itself. */
  readonly isWhole: boolean;
}
type Split = Omit<Predicate, 'isWhole'>;

const LONGEST_SUBJECT = 5;
/** A clause or a list before the verb makes it unsure what the verb belongs to. */
const UNSURE = /[,:;()]|\b(?:who|which|that|and|or)\b/;

/** “The deputies”, “Samarkand”, and neither “near its mouth the water” nor “the chamber then”. */
function isNounGroup(subject: string): boolean {
  const words = subject.split(' ');
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  return !prepositions.has(first) && first !== 'there' && looksLikeNoun(last);
}

function englishPredicate(sentence: string): Split | undefined {
  const words = wordsOf(sentence);
  const at = words.findIndex(({ text }, place) => place > 0 && verbForm(text) !== undefined);
  const verb = words[at];
  if (!verb || at > LONGEST_SUBJECT || words.length - at < 3) return undefined;
  const subject = sentence.slice(0, verb.start).trim();
  if (UNSURE.test(subject) || !isNounGroup(subject)) return undefined;
  const next = words[at + 1]?.text ?? '';
  // Two verbs one after the other: the first may be a noun, as in “the travel takes”.
  const isBe = /^(?:is|are|was|were)$/.test(verb.text);
  if (!isBe && verbForm(verb.text) !== 'modal' && verbForm(next) !== undefined) return undefined;
  const form = isBe ? verb.text : (verbForm(verb.text) ?? '');
  return { subject, text: sentence.slice(verb.start), form };
}

/** A verb of the present, or a short or feminine one of the past, and a noun with the article after it. */
export const beginsWithVerb = (sentence: string): boolean =>
  /^[وف]?(?:[يت]\p{L}{2,}|(?!ال)\p{L}{3}|\p{L}{3,}ت) ال\p{L}{2,}/u.test(sentence);
/** By its ending, of a word with the article after another one. */
export const isAdjective = (word: string): boolean => /(?:ية|ي|ة|ون|ات|ين)$/u.test(word);

const PARTICLE =
  /^(?:في|من|إلى|على|عن|عبر|قرب|تحت|فوق|نحو|داخل|خارج|وسط|حول|أمام|خلف|بعد|قبل|منذ|عند|عندما|بين|حوالي|كل|أكثر|أقل|حتى|مع|خلال|دون|لكي|كي|أن|إذا|حين|ثم|أو|كما|التي|الذي|عدة|بعض|أثناء|بفضل|بسبب|بواسطة)$/u;

/** «يرأس المجلس رئيس»: what follows the verb may be its object, where a noun without the article or case comes next. */
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

/** «تمتص الجذور | الماء …»: after the verb and its subject, where no adjective follows that. */
function arabicPredicate(sentence: string): Split | undefined {
  const [verb, noun, first, ...rest] = wordsOf(sentence);
  if (!verb || !noun || !first || rest.length === 0 || !beginsWithVerb(sentence)) return undefined;
  if (isOrderUnsure(sentence)) return undefined;
  if (/[،:]/.test(sentence.slice(0, first.start))) return undefined;
  if (hasArticle(first.text) && isAdjective(first.text)) return undefined;
  const form = hasArticle(first.text) ? 'ال' : first.text;
  return { subject: sentence.slice(0, noun.end), text: sentence.slice(first.start), form };
}

/** Words that point to what is outside, or allow of no exception, which no other end has. */
const UNFIT =
  /\b(?:it|them|they|then|also|same|always|never|only|this|these|those)\b|(?:^| )(?:دائما|أبدا|فقط|ذلك|هذا|هذه|أيضا)(?= |$)/;

export function predicateOf(sentence: string, language: Language): Predicate | undefined {
  const found = language === 'ar' ? arabicPredicate(sentence) : englishPredicate(sentence);
  return found && { ...found, isWhole: !UNFIT.test(found.text) };
}
