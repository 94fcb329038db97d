import type { DraftLanguage } from '#shared/model/locale.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { isFrenchPlural } from '../language/french-words.ts';
import { isPlural } from '../language/english-words.ts';
import { capitalized } from '../language/say.ts';
import type { Random } from '../random.ts';
import { cloze, direct, termAsk, type Ask } from './asking.ts';
import type { Definition } from './definitions.ts';
import { distractorsOf, isOfItsThing, mayStand } from './distractors.ts';
import type { Fact } from './facts.ts';
import type { ReadSentence, SourceText } from './source-text.ts';
import { mentions, sharesWord } from './words.ts';

/** A possible question on a sentence, with wrong answers and its quality. */
export interface Candidate extends Ask {
  readonly sentence: ReadSentence;
  readonly others: readonly string[];
  readonly worth: number;
}

const worths: Readonly<Record<Fact['kind'], number>> = {
  kind: 5,
  year: 5,
  term: 5,
  number: 4,
  name: 4,
  noun: 2,
};

/** Asks for the term of a definition; the wrong options are other terms of the text. */
function askForTerm(
  { definition, sentence }: { definition: Definition | undefined; sentence: ReadSentence },
  source: SourceText,
  language: DraftLanguage,
  random: Random,
): Candidate[] {
  if (!definition) return [];
  const ask = termAsk(language, definition);
  const named = source.facts.flatMap(({ kind, text }) => (kind === 'term' ? [text] : []));
  const subjects = source.facts.flatMap(({ form, text }) =>
    form.endsWith(' subject') ? [text] : [],
  );
  const terms = [
    ...random.shuffled([...source.definitions.map(({ term }) => term), ...named]),
    ...random.shuffled(subjects),
  ];
  const isPlural = (term: string) => language !== 'ar' && /[^s]s$/.test(term);
  const hasArticle = (term: string) => term.startsWith('ال');
  const others = terms
    .filter(
      (term) =>
        term !== definition.term &&
        isPlural(term) === isPlural(definition.term) &&
        hasArticle(term) === hasArticle(definition.term) &&
        !mentions(sentence.text, term),
    )
    .map(capitalized);
  return [{ ...ask, sentence, others: [...new Set(others)], worth: 5 }];
}

/** Bounds for the length of another ending relative to the right one. */
const LENGTH = { least: 0.67, most: 1.6 } as const;

/** Asks for the end of a sentence; the wrong options are ends of sentences with another subject. */
function askForPredicate(
  sentence: ReadSentence,
  source: SourceText,
  language: DraftLanguage,
  random: Random,
  choosing: boolean,
): Candidate[] {
  const { predicate, text } = sentence;
  if (!predicate?.isWhole || !choosing) return [];
  const start = text.length - predicate.text.length;
  const fact = { kind: 'noun', text: predicate.text, start, end: text.length } as const;
  const begins = source.sentences.filter((each) => mentions(each.text, predicate.subject)).length;
  const others = source.sentences.flatMap((each) => {
    const other = each === sentence ? undefined : each.predicate;
    if (!other?.isWhole || other.form !== predicate.form) return [];
    const share = other.text.length / predicate.text.length;
    const isAlike = share >= LENGTH.least && share <= LENGTH.most;
    const isApart =
      !sharesWord(other.subject, predicate.subject) && !sharesWord(other.text, predicate.subject);
    const isOther = foldText(other.text) !== foldText(predicate.text);
    return isAlike && isApart && isOther ? [other.text] : [];
  });
  if (begins > 1 || others.length < 2) return [];
  const ask = cloze(language, text, { ...fact, others: [], form: '' }, choosing);
  return [{ ...ask, sentence, others: random.shuffled([...new Set(others)]), worth: 3 }];
}

const QUANTITY =
  /^(?:most|some|many|few|several|all|every|each|no|other|plusieurs|quelques|tout|toute|tous|toutes|chaque|aucune?|certaine?s) /i;

/** In a letter or a tale, few other things can do what “my grandmother” does. */
const OWN = /^(?:my|our|your|mon|ma|mes|notre|nos|ton|ta|tes|votre|vos) /i;

/** Whether a verb form fits a singular or plural subject. */
function agrees(subject: string, form: string, language: DraftLanguage): boolean {
  if (form === 'past' || form === 'modal') return true;
  const isMany =
    language === 'fr'
      ? isFrenchPlural(subject)
      : isPlural(
          subject
            .replace(/ (?:of|in|from|with|for|on|at|to|near) .*$/, '')
            .split(' ')
            .at(-1) ?? '',
        );
  return isMany === (form === 'base') && !/^(?:I|you|we|they|ils?|elles?)$/i.test(subject);
}

/** Whether a subject is a name of several words, which other subjects seldom are. */
const isFullName = (subject: string): boolean =>
  /^(?!The )\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(subject);

/** The article of a French subject; empty for a name. Subjects with other articles seldom fit. */
const articleOf = (subject: string): string =>
  /^(?:les?|la|l(?=[’'])|une?|des)(?=[ ’'])/i.exec(subject)?.[0].toLowerCase() ?? '';

/** Asks for the subject of a statement; the wrong options are subjects of other sentences. */
function askForSubject(
  sentence: ReadSentence,
  source: SourceText,
  { language, random, choosing }: { language: DraftLanguage; random: Random; choosing: boolean },
): Candidate[] {
  const { predicate, text } = sentence;
  if (language === 'ar' || !predicate || !choosing || QUANTITY.test(predicate.subject)) return [];
  if (OWN.test(predicate.subject)) return [];
  // Other subjects may fit too, since many things can be hard or a metal.
  if (/^(?:is|are|was|were|est|sont|était|étaient)$/.test(predicate.form)) return [];
  const { subject, form } = predicate;
  const fact: Fact = {
    kind: 'noun',
    text: subject,
    start: 0,
    end: subject.length,
    others: [],
    form,
  };
  const others = source.sentences.flatMap(({ predicate: other }) =>
    other &&
    (language !== 'fr' || articleOf(other.subject) === articleOf(subject)) &&
    agrees(other.subject, form, language) &&
    isFullName(other.subject) === isFullName(subject) &&
    !QUANTITY.test(other.subject) &&
    !sharesWord(other.subject, text) &&
    !mayStand(other.subject, fact, text, source)
      ? [other.subject]
      : [],
  );
  // “a spirit” and “the spirit” are one answer.
  const apart = random
    .shuffled(others)
    .filter((other, at, all) => all.slice(0, at).every((each) => !sharesWord(each, other)));
  const ask = cloze(language, text, fact, choosing);
  return [{ ...ask, sentence, others: apart, worth: 4 }];
}

/** All possible questions on a sentence, best first; equal ones in random order. */
export function candidatesOf(
  sentence: ReadSentence,
  source: SourceText,
  { language, random, choosing }: { language: DraftLanguage; random: Random; choosing: boolean },
): Candidate[] {
  const ofFacts = sentence.facts.flatMap((fact): Candidate[] => {
    // A blank at the start of a sentence in Latin letters would reveal that the word is capitalised.
    if (language !== 'ar' && fact.start === sentence.start) return [];
    if (choosing && isOfItsThing(fact, sentence.text)) return [];
    const asked = sentence.start === 0 ? direct(language, sentence.text, fact) : undefined;
    const gap = cloze(language, sentence.text, fact, choosing);
    const others = distractorsOf(fact, sentence.text, source, random);
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
  const { definition } = sentence;
  return [
    ...askForTerm({ definition, sentence }, source, language, random),
    ...askForPredicate(sentence, source, language, random, choosing),
    ...askForSubject(sentence, source, { language, random, choosing }),
    ...ofFacts,
  ]
    .filter(({ key }) => !mentions(source.topic, key))
    .map((candidate) => ({ candidate, order: candidate.worth + random.unit() }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ candidate }) => candidate);
}
