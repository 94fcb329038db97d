import type { Language } from '../../../../../shared/model/locale.ts';
import { capitalized } from '../language/say.ts';
import type { Random } from '../random.ts';
import { cloze, direct, termAsk, type Ask } from './asking.ts';
import { distractorsOf } from './distractors.ts';
import type { Fact } from './facts.ts';
import type { ReadSentence, SourceText } from './source-text.ts';

/** Something to ask of a sentence, what else could be answered, and how good a question that is. */
export interface Candidate extends Ask {
  readonly sentence: ReadSentence;
  readonly others: readonly string[];
  readonly worth: number;
}

const worths: Readonly<Record<Fact['kind'], number>> = {
  kind: 5,
  year: 5,
  number: 4,
  name: 4,
  noun: 1,
};

function ofDefinition(
  sentence: ReadSentence,
  source: SourceText,
  language: Language,
  random: Random,
): Candidate[] {
  const { definition } = sentence;
  if (!definition) return [];
  const ask = termAsk(language, definition);
  const terms = source.definitions
    .map(({ term }) => term)
    .filter((term) => term !== definition.term);
  const hasArticle = definition.term.startsWith('ال');
  const nouns = source.facts
    .filter(
      ({ kind, form, text }) =>
        kind === 'noun' && !form.startsWith('adjective') && text.startsWith('ال') === hasArticle,
    )
    .map(({ text }) => text);
  const others = [...random.shuffled(terms), ...random.shuffled(nouns)].map(capitalized);
  const distinct = [...new Set(others)].filter(
    (text) => !sentence.text.includes(text) && text !== ask.key,
  );
  return [{ ...ask, sentence, others: distinct, worth: terms.length >= 2 ? 5 : 2 }];
}

/** Everything that can be asked of a sentence, the best first; by chance among the same. */
export function candidatesOf(
  sentence: ReadSentence,
  source: SourceText,
  { language, random, choosing }: { language: Language; random: Random; choosing: boolean },
): Candidate[] {
  const ofFacts = sentence.facts.flatMap((fact): Candidate[] => {
    // A blank at the beginning of an English sentence would tell by its capital.
    if (language === 'en' && fact.start === 0) return [];
    const asked = direct(language, sentence.text, fact);
    const gap = cloze(language, sentence.text, fact, choosing);
    const others = distractorsOf(fact, sentence.text, source.facts, random);
    const suffix = asked ? asked.key.slice(fact.text.length) : '';
    const base = { sentence, worth: worths[fact.kind] };
    return [
      ...(asked
        ? [
            {
              ...base,
              ...asked,
              others: others.map((text) => text + suffix),
              worth: base.worth + 1,
            },
          ]
        : []),
      { ...base, ...gap, others },
    ];
  });
  return [...ofDefinition(sentence, source, language, random), ...ofFacts]
    .map((candidate) => ({ candidate, order: candidate.worth + random.unit() }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ candidate }) => candidate);
}
