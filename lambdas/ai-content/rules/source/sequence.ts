import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { verbForm } from '../language/english-words.ts';
import { statementsOf } from './sentences.ts';
import { wordsOf } from './words.ts';

/** A sentence of a text that tells events or steps. */
export interface Told {
  /** The exact text, without its final stop; it may refer to the sentence before it. */
  readonly text: string;
}

/** A text with fewer sentences has no order to ask for. */
const FEWEST = 3;
/** The share of sentences in the past from which a text is a tale. */
const TALE = 0.6;

/** Words that say which step comes when, folded; in Latin letters among the first ones of a sentence. */
const STEP =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after (?:that|this)|afterwards|later|finally|at last|lastly|in the end|to begin with)(?: |$)|^(?:\S+ ){0,4}?(?:d abord|premierement|ensuite|puis|apres cela|alors|enfin|finalement|pour finir|pour commencer)(?: |$)|^(?:و|ف)?(?:اولا|ثانيا|ثالثا|ثم|بعد ذلك|بعدها|بعدئذ|عندئذ|اخيرا|في الاخير|في النهايه|في البدايه)(?: |$)/;
const isStep = (sentence: string): boolean => STEP.test(foldText(sentence));

/** “is cut”, “can put”: these forms are of the past and of the present. */
const PRESENT = /\b(?:is|are|has|have|can|must|may|will|does?)\b/;

/** Past forms of French verbs; «est» and «a» only before a participle. */
const FRENCH_PAST =
  /^(?:\p{L}{2,}(?:aient|ait|èrent|irent|urent|inrent)|\p{L}{4,}a|fut|eut|vint|prit|fit|dit|mit|vit|partit|sortit|courut|\p{L}+[eo]ndit|\p{L}{2,}çut|s['’]enfuit)$/u;
const FRENCH_PARTICIPLE =
  /(?<!\p{L})(?:a|ont|est|sont) (?:\p{L}{2,}[éu]e?s?|mis|pris|dit|fait|né|ouvert|écrit)(?!\p{L})/u;

/** An Arabic verb of the past, at the beginning: no article, no prefix of the present, no preposition. */
const ARABIC_PAST =
  /^(?:ثم |[وف](?=\p{L}{4}))?(?:لم \p{L}+|(?!ال|[يتنأ]|(?:في|من|إلى|على|عن|مع|عند|قبل|بعد|كل|هناك|هذا|هذه)(?!\p{L}))\p{L}{3,7})(?= |$)/u;

const isPast: Readonly<Record<DraftLanguage, (sentence: string) => boolean>> = {
  ar: (sentence) => ARABIC_PAST.test(sentence),
  en: (sentence) =>
    !PRESENT.test(sentence) &&
    wordsOf(sentence)
      .slice(1, 12)
      .some(({ text }) => /^(?:was|were|had)$/.test(text) || verbForm(text) === 'past'),
  fr: (sentence) =>
    FRENCH_PARTICIPLE.test(sentence) ||
    wordsOf(sentence)
      .slice(1, 9)
      .some(({ text }) => FRENCH_PAST.test(text)),
};

/**
 * Consecutive sentences of a tale, or of the steps of a process from the first one on; none for a description, whose
 * sentences could come in any order.
 */
export function sequenceOf(text: string, language: DraftLanguage): Told[] {
  const all = statementsOf(text, language);
  const steps = all.filter(({ own }) => isStep(own)).length;
  const past = all.filter(({ own }) => isPast[language](own)).length;
  const isTale = past >= FEWEST && past >= TALE * all.length;
  const from = isTale ? 0 : all.findIndex(({ own }) => isStep(own));
  const told = steps >= 2 || isTale ? all.slice(from) : [];
  return told.length < FEWEST ? [] : told.map(({ own }) => ({ text: own }));
}
