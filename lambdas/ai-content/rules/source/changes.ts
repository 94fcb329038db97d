import {
  determiners,
  endsGroup,
  linking,
  looksLikeNoun,
  prepositions,
} from '../language/english-words.ts';
import type { Language } from '#shared/model/locale.ts';
import { foldText } from '#shared/spreadsheet/fold-text.ts';
import type { Random } from '../random.ts';
import { distractorsOf } from './distractors.ts';
import type { Fact } from './facts.ts';
import { opposites } from './vocabulary.ts';
import type { ReadSentence, SourceText } from './source-text.ts';
import { wordsOf } from './words.ts';

/** A sentence with one fact changed, so that it is wrong. */
export interface Change {
  /** Whether it is of a number, a name or a word whose kind is known; otherwise of two nouns of the same form. */
  readonly isSure: boolean;
  readonly sentence: string;
  readonly was: string;
  readonly is: string;
}

/** The article and a preposition before it, which stay. */
const splitArabic = (word: string): [string, string] => {
  const [, head = '', rest = ''] = /^((?:[وف]?[بك]?ال|لل)?)(.*)$/u.exec(word) ?? [];
  return [head, rest];
};

/** What the changed sentence says in a word's place, if the word has an opposite. */
function oppositeOf(word: string, language: Language): string | undefined {
  const [head, rest] = language === 'ar' ? splitArabic(word) : ['', word.toLowerCase()];
  for (const [one, other] of opposites[language]) {
    if (foldText(rest) === foldText(one)) return head + other;
    if (foldText(rest) === foldText(other)) return head + one;
  }
  return undefined;
}

/** English words that are of another part of speech in some places, and have another meaning there. */
const ADJECTIVES = new Set(
  'large small long short hot cold warm dry humid fast slow rich poor ancient modern heavy light'.split(
    ' ',
  ),
);

/** Whether an English word is the part of speech that its opposite is of. */
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

/** Arabic words before a thing, an event or a place that is named: «بعد سنوات» has no opposite, and «الداخل» is a name. */
const isItsPlace = (word: string, next: string | undefined): boolean =>
  !/(?:قبل|بعد|داخل|خارج)$/u.test(word) ||
  (/^(?:قبل|بعد|داخل|خارج)$/u.test(word) && /^ال|(?:ها|هم|هما|ه)$/u.test(next ?? ''));

function turnedAround({ text: sentence, start: from }: ReadSentence, language: Language): Change[] {
  const words = wordsOf(sentence);
  return words.flatMap(({ text, start, end }, at): Change[] => {
    const opposite = start < from ? undefined : oppositeOf(text, language);
    if (opposite === undefined || foldText(sentence).split(' ').includes(foldText(opposite)))
      return [];
    const next = /^\s+$/.test(sentence.slice(end, words[at + 1]?.start))
      ? words[at + 1]
      : undefined;
    const [before, after] = [words[at - 1]?.text.toLowerCase(), next?.text.toLowerCase()];
    const isRight = language === 'en' ? isItsPart(text, before, after) : isItsPlace(text, after);
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

/** A sentence begins with a capital if the one it was made of does. */
const begunAs = (sentence: string, changed: string): string =>
  /^\p{Lu}/u.test(sentence) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed;

/**
 * The sentence with one fact changed: a number, a name or a thing for another of its kind, a word for its opposite.
 * Surest first; verbs are never denied, which would change their mood.
 */
export function changesOf(
  read: ReadSentence,
  language: Language,
  source: SourceText,
  random: Random,
): Change[] {
  const { text: sentence, facts } = read;
  const swapped = (kind: Fact['kind']) =>
    facts
      .filter((fact) => fact.kind === kind)
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
