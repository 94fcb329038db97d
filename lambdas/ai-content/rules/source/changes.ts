import {
  determiners,
  endsGroup,
  linking,
  looksLikeNoun,
  prepositions,
  verbForm,
} from '../language/english-words.ts';
import { endsFrenchGroup, frenchVerb } from '../language/french-words.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Random } from '../random.ts';
import { distractorsOf, isOfItsThing } from './distractors.ts';
import { boundOf } from './bounds.ts';
import type { Fact } from './facts.ts';
import { opposites } from './vocabulary.ts';
import type { ReadSentence, SourceText } from './source-text.ts';
import { wordsOf } from './words.ts';

/** A sentence made wrong by changing one fact. */
export interface Change {
  /**
   * Whether it replaces a number, a name or a word of a known kind; otherwise it replaces a noun by one of the same
   * form.
   */
  readonly isSure: boolean;
  readonly sentence: string;
  readonly was: string;
  readonly is: string;
}

/** Splits off the article and the preposition before it, which stay. */
const splitArabic = (word: string): [string, string] => {
  const [, head = '', rest = ''] = /^((?:[وف]?[بك]?ال|لل)?)(.*)$/u.exec(word) ?? [];
  return [head, rest];
};

/** The first opposite of each word, folded. */
const oppositesOf = (language: DraftLanguage): ReadonlyMap<string, string> =>
  new Map(
    opposites[language]
      .flatMap(([one, other]) => [[foldText(one), other] as const, [foldText(other), one] as const])
      .reverse(),
  );
const foldedOpposites = { ar: oppositesOf('ar'), en: oppositesOf('en'), fr: oppositesOf('fr') };

/** The opposite of a word, if it has one. */
function oppositeOf(word: string, language: DraftLanguage): string | undefined {
  const [head, rest] = language === 'ar' ? splitArabic(word) : ['', word.toLowerCase()];
  const opposite = foldedOpposites[language].get(foldText(rest));
  return opposite === undefined ? undefined : head + opposite;
}

/** English words that can also be another part of speech with another meaning. */
const ADJECTIVES = new Set(
  'large small long short hot cold warm dry humid fast slow rich poor ancient modern heavy light'.split(
    ' ',
  ),
);

/** Whether an English word is used as the same part of speech as its opposite. */
function isItsPart(word: string, before: string | undefined, next: string | undefined): boolean {
  const lower = word.toLowerCase();
  if (ADJECTIVES.has(lower))
    return (
      (!endsGroup(next) && !determiners.has(next ?? '') && looksLikeNoun(next ?? '')) ||
      (linking.has(before ?? '') && endsGroup(next))
    );
  if (lower === 'more') return next === 'than';
  if (/^(?:rises|falls|increases|decreases|absorbs?|releases?)$/.test(lower))
    return !determiners.has(before ?? '') && !prepositions.has(before ?? '');
  if (/^(?:inside|outside|above|below|before|after)$/.test(lower)) return next !== undefined;
  if (/^(?:beginning|end)$/.test(lower)) return before === 'the' && next === 'of';
  return true;
}

const isFrenchCopula = (before: string | undefined): boolean =>
  /^(?:est|sont|était|étaient|très|plus|moins|trop|assez|si)$/.test(before ?? '');

/** Whether a French word is used as the same part of speech as its opposite: « avant de » has none. */
const isItsFrenchPart = (
  word: string,
  before: string | undefined,
  next: string | undefined,
): boolean =>
  !(/^(?:la|le)$/.test(before ?? '') && /^(?:monte|absorbe|rejette)$/.test(word)) &&
  // « ses trois petits » are no adjective.
  !(/^(?:petite?s?|grande?s?)$/i.test(word) && endsFrenchGroup(next) && !isFrenchCopula(before)) &&
  !(/^petit$/i.test(word) && /^(?:déjeuner|pois|écran)$/.test(next ?? '')) &&
  (!/^(?:avant|après)$/i.test(word) || (next !== undefined && !/^(?:de|que|d|qu|l)$/.test(next)));

/**
 * Whether an Arabic word of time or place comes before a definite noun: «بعد سنوات» has no opposite, and «الداخل» is
 * a name.
 */
const isItsPlace = (word: string, next: string | undefined): boolean =>
  // «إلى الأعلى» has another opposite than «أعلى».
  word !== 'الأعلى' &&
  word !== 'الأدنى' &&
  (!/(?:قبل|بعد|داخل|خارج)$/u.test(word) ||
    (/^(?:قبل|بعد|داخل|خارج)$/u.test(word) && /^ال|(?:ها|هم|هما|ه)$/u.test(next ?? '')));

function turnedAround(
  { text: sentence, start: from }: ReadSentence,
  language: DraftLanguage,
): Change[] {
  const words = wordsOf(sentence);
  return words.flatMap(({ text, start, end }, at): Change[] => {
    const opposite = start < from ? undefined : oppositeOf(text, language);
    // «ليلا ونهارا» has both.
    const hasBoth = (given: string) =>
      foldText(sentence)
        .split(' ')
        .some(
          (word) => word === given || (language === 'ar' && word.replace(/^[وف]/, '') === given),
        );
    if (opposite === undefined || hasBoth(foldText(opposite))) return [];
    const next = /^\s+$/.test(sentence.slice(end, words[at + 1]?.start))
      ? words[at + 1]
      : undefined;
    const [before, after] = [words[at - 1]?.text.toLowerCase(), next?.text.toLowerCase()];
    const isRight = {
      ar: () => isItsPlace(text, after),
      en: () => isItsPart(text, before, after),
      fr: () => isItsFrenchPart(text, before, after),
    }[language]();
    if (!isRight) return [];
    return [
      {
        sentence: sentence.slice(0, start) + opposite + sentence.slice(end),
        was: text,
        is: opposite,
        isSure: true,
      },
    ];
  });
}

/** Capitalises the changed sentence if the original is capitalised. */
const begunAs = (sentence: string, changed: string): string =>
  /^\p{Lu}/u.test(sentence) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed;

/** What someone does with a thing, they can seldom do with another: « on se lave les dents ». */
const isObject = ({ form }: Fact, language: DraftLanguage): boolean =>
  (language === 'fr' && / other$/.test(form)) || (language === 'ar' && / object$/.test(form));

/** Whether a verb follows a noun: what it does, another thing of the text can seldom do. */
function isActing({ end }: Fact, sentence: string, language: DraftLanguage): boolean {
  const next = /^ ([\p{L}’']+)/u.exec(sentence.slice(end))?.[1] ?? '';
  if (language === 'en')
    return verbForm(next) !== undefined || /^(?:is|are|was|were|has|have|had|can|will)$/.test(next);
  return language === 'fr' && frenchVerb(next) !== undefined;
}

/**
 * The sentence with one fact changed: a number, name or thing for another of its kind, or a word for its opposite.
 * Most certain first; verbs are never negated, because that would change their mood.
 */
export function changesOf(
  read: ReadSentence,
  language: DraftLanguage,
  source: SourceText,
  random: Random,
): Change[] {
  const { text: sentence, facts } = read;
  const swapped = (kind: Fact['kind']) =>
    facts
      .filter((fact) => boundOf(sentence, fact) === undefined)
      .filter(
        (fact) =>
          fact.kind === kind &&
          !(
            kind === 'noun' &&
            (isActing(fact, sentence, language) ||
              isOfItsThing(fact, sentence) ||
              isObject(fact, language))
          ),
      )
      .flatMap((fact): Change[] => {
        const [other] = distractorsOf(fact, sentence, source, random);
        if (other === undefined) return [];
        return [
          {
            sentence: sentence.slice(0, fact.start) + other + sentence.slice(fact.end),
            was: fact.text,
            is: other,
            isSure: kind !== 'noun',
          },
        ];
      });
  return [
    ...random.shuffled([
      ...swapped('kind'),
      ...swapped('year'),
      ...swapped('number'),
      ...turnedAround(read, language),
    ]),
    ...swapped('term'),
    ...swapped('name'),
    ...swapped('noun'),
  ].map((change) => ({ ...change, sentence: begunAs(sentence, change.sentence) }));
}
