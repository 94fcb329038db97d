import type { Language } from '../../../../../shared/model/locale.ts';
import { foldText } from '../../../../../shared/spreadsheet/fold-text.ts';
import type { Random } from '../random.ts';
import { distractorsOf } from './distractors.ts';
import type { Fact } from './facts.ts';
import { opposites } from './vocabulary.ts';
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

function turnedAround(sentence: string, language: Language): Change[] {
  return wordsOf(sentence).flatMap(({ text, start, end }): Change[] => {
    const opposite = oppositeOf(text, language);
    if (opposite === undefined || foldText(sentence).split(' ').includes(foldText(opposite)))
      return [];
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
 * @param facts of the sentence, @param all of the whole text
 */
export function changesOf(
  sentence: string,
  language: Language,
  facts: readonly Fact[],
  all: readonly Fact[],
  random: Random,
): Change[] {
  const swapped = (kind: Fact['kind']) =>
    facts
      .filter((fact) => fact.kind === kind)
      .flatMap((fact): Change[] => {
        const [other] = distractorsOf(fact, sentence, all, random);
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
      ...turnedAround(sentence, language),
    ]),
    ...swapped('name'),
    ...swapped('noun'),
  ].map((change) => ({ ...change, sentence: begunAs(sentence, change.sentence) }));
}
