import { shuffle } from '#shared/draft/shuffle.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import type { Material } from '../material.ts';
import { contextOf, type ReadSentence, type SourceText } from '../source/source-text.ts';
import { textShorts } from '../source/text-questions.ts';
import { mentions, sharesWord } from '../source/words.ts';
import { numbered, type DraftExercise } from './exercise.ts';
import { gappedOf } from './gapped.ts';
import { splitIntoGroups, matching, PAIRS, type Pair } from './matching.ts';
import type { Said } from '../language/say.ts';
import { ordering, type Placed } from './ordering.ts';

const BLANK = '______';
const found = (language: DraftLanguage, { text }: Pick<ReadSentence, 'text'>): string =>
  ({
    ar: `جاء في النص: «${text}».`,
    en: `The text says: “${text}.”`,
    fr: `Le texte dit : « ${text}. »`,
  })[language];

/** Pairs with different sides, because two with the same beginning or end would both be right. */
const distinct = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter((pair, at) =>
    pairs
      .slice(0, at)
      .every(
        ({ left, right }) =>
          foldText(left) !== foldText(pair.left) &&
          !mentions(right, pair.right) &&
          !mentions(pair.right, right),
      ),
  );

interface Matched {
  readonly lead: Said;
  readonly pairs: readonly Pair[];
}

/** Pairs from a text: terms with meanings, beginnings with ends, sentences with their missing words. */
function matchedOf({ random, plan }: Material, source: SourceText): Matched[] {
  const { language } = plan;
  const defined = distinct(
    source.sentences.flatMap((sentence) => {
      const { definition } = sentence;
      return definition
        ? [{ left: definition.term, right: definition.meaning, step: found(language, sentence) }]
        : [];
    }),
  );
  const names = defined.length >= PAIRS.fewest ? defined : [];
  const used = new Set(names.map(({ step }) => step));
  const rest = source.sentences.filter((sentence) => !used.has(found(language, sentence)));
  const begun = rest.flatMap((sentence) => {
    const { predicate } = sentence;
    const isAlone =
      predicate?.isWhole &&
      rest.every((other) => other === sentence || !sharesWord(other.text, predicate.subject));
    return isAlone
      ? [{ left: `${predicate.subject} …`, right: predicate.text, step: found(language, sentence) }]
      : [];
  });
  const ends = begun.length >= PAIRS.fewest ? distinct(begun) : [];
  for (const { step } of ends) used.add(step);
  const left = source.sentences.filter((sentence) => !used.has(found(language, sentence)));
  const gapped = textShorts({
    source: { ...source, sentences: left },
    language,
    random,
    count: left.length,
  }).flatMap((question) =>
    gappedOf(question).map(({ stem }) => ({
      left: stem,
      right: question.answer,
      step: question.reason,
    })),
  );
  return [
    {
      lead: {
        ar: 'اربط كل اسم بما قاله النص عنه:',
        en: 'Match each name with what the text says it is:',
        fr: 'Relie chaque nom à ce que le texte en dit :',
      },
      pairs: names,
    },
    {
      lead: {
        ar: 'اربط بداية كل جملة بنهايتها حسب النص:',
        en: 'Match the beginning of each sentence with its end, according to the text:',
        fr: 'Relie le début de chaque phrase à sa fin, d’après le texte :',
      },
      pairs: ends,
    },
    {
      lead: {
        ar: 'اربط كل جملة بما ينقصها حسب النص:',
        en: 'Match each sentence with what it lacks, according to the text:',
        fr: 'Relie chaque phrase à ce qui lui manque, d’après le texte :',
      },
      pairs: distinct(gapped),
    },
  ];
}

/** Pairs of a text in groups, with what to do. */
export const matchedGroups = (material: Material, source: SourceText, count: number) =>
  matchedOf(material, source)
    .flatMap(({ lead, pairs }) =>
      splitIntoGroups(material.random.shuffled(pairs), count).map((list) => ({ lead, list })),
    )
    .slice(0, count);

export const textMatching = (
  material: Material,
  source: SourceText,
  count: number,
): DraftExercise[] =>
  matchedGroups(material, source, count).map(({ lead, list }) =>
    matching(material.plan.language, lead, list, {
      difficulty: list.length > 3 ? 2 : 1,
      random: material.random,
    }),
  );

const WORDS = { fewest: 4, most: 9 } as const;
const isShort = ({ text }: ReadSentence): boolean => {
  const { length } = text.split(' ');
  return length >= WORDS.fewest && length <= WORDS.most && !/[^\p{L}\p{M}\s'’-]/u.test(text);
};

/** Sentences with shuffled words, two per exercise. */
function wordExercises({ plan, random }: Material, sentences: readonly ReadSentence[]) {
  const { language } = plan;
  const lead = {
    ar: 'رتب الكلمات لتكوّن جملا من النص:',
    en: 'Put the words in order to make sentences of the text:',
    fr: 'Remets les mots dans l’ordre pour former des phrases du texte :',
  }[language];
  return Array.from({ length: Math.floor(sentences.length / 2) }, (_, at): DraftExercise => {
    const own = sentences.slice(2 * at, 2 * at + 2);
    return {
      difficulty: 1,
      integration: false,
      statement: `${lead}\n${numbered(own.map(({ text }) => shuffle(text.split(' '), String(random.unit())).join(' / ')))}`,
      steps: own.map((sentence) => found(language, sentence)),
      answer: numbered(own.map(({ text }) => `${text}.`)),
      hint: null,
    };
  });
}

const yearOf = ({ facts }: ReadSentence) => {
  const years = facts.filter(({ kind }) => kind === 'year');
  return years.length === 1 ? years[0] : undefined;
};

/** Texts in their right order, with what to do. */
interface Ordered {
  readonly lead: Said;
  readonly list: readonly Placed[];
}

/** Sentences that stand alone, and those of a person whom several mean by a pronoun. */
const understood = (sentences: readonly ReadSentence[]): ReadSentence[] =>
  sentences.filter(
    (sentence) =>
      sentence.start === 0 ||
      sentences.some((each) => each !== sentence && contextOf(each) === contextOf(sentence)),
  );

/** Events in the order of their years, shown without the years. */
function eventGroups({ plan, random }: Material, sentences: readonly ReadSentence[]) {
  const events = understood(sentences)
    .flatMap((sentence) => {
      const year = yearOf(sentence);
      if (!year) return [];
      const text = `${sentence.text.slice(sentence.start, year.start)}${BLANK}${sentence.text.slice(year.end)}.`;
      return [{ sentence, text, year: Number(asciiDigits(year.text)) }];
    })
    .filter(({ year }, at, all) => all.findIndex((each) => each.year === year) === at);
  const lead = {
    ar: 'رتب الأحداث من الأقدم إلى الأحدث حسب النص:',
    en: 'Put these events in order, from the earliest to the latest, according to the text:',
    fr: 'Range ces événements dans l’ordre, du plus ancien au plus récent, d’après le texte :',
  };
  const groups = splitIntoGroups(random.shuffled(events), events.length);
  return {
    used: new Set(groups.flat().map(({ sentence }) => sentence)),
    groups: groups.map((group): Ordered => ({
      lead,
      list: group
        .toSorted((a, b) => a.year - b.year)
        .map(({ sentence, text }) => ({ text, step: found(plan.language, sentence) })),
    })),
  };
}

/** Sentences in the order of the text. */
function inTextGroups(
  { plan }: Material,
  sentences: SourceText['sequence'],
  count: number,
): Ordered[] {
  const lead = {
    ar: 'رتب الجمل كما جاءت في النص:',
    en: 'Put these sentences in the order in which the text has them:',
    fr: 'Range ces phrases dans l’ordre du texte :',
  };
  return splitIntoGroups(sentences, count).map((group) => ({
    lead,
    list: group.map((told) => ({ text: `${told.text}.`, step: found(plan.language, told) })),
  }));
}

/** Events of a text by their years, and its sentences in their order if it tells something; what is left of it. */
function orderedOf(material: Material, source: SourceText, count: number) {
  const events = eventGroups(material, source.sentences);
  const dated = new Set([...events.used].map(({ text, start }) => text.slice(start)));
  const told = inTextGroups(
    material,
    source.sequence.filter(({ text }) => !dated.has(text)),
    count,
  );
  const used = new Set(told.flatMap(({ list }) => list.map(({ text }) => text)));
  return {
    groups: [...events.groups, ...told].slice(0, count),
    rest: source.sentences.filter(
      (sentence) => !events.used.has(sentence) && !used.has(`${sentence.text}.`),
    ),
  };
}

/** Sentences of a description, whose order only the text shows; for want of anything better. */
const anyInText = (material: Material, sentences: readonly ReadSentence[], count: number) =>
  inTextGroups(
    material,
    sentences.filter(({ start }) => start === 0),
    count,
  );

export function orderedGroups(material: Material, source: SourceText, count: number): Ordered[] {
  const { groups, rest } = orderedOf(material, source, count);
  return [...groups, ...anyInText(material, rest, count - groups.length)];
}

/** Ordering exercises: words of short sentences, events by year, and consecutive sentences of a tale or of steps. */
export function textOrdering(
  material: Material,
  source: SourceText,
  count: number,
): DraftExercise[] {
  const { plan, random } = material;
  const { groups, rest } = orderedOf(material, source, Math.max(1, Math.floor(count / 2)));
  const words = wordExercises(material, random.shuffled(rest.filter(isShort)));
  const isNone = groups.length + words.length === 0;
  const ordered = (isNone ? anyInText(material, rest, count) : groups).map(({ lead, list }) =>
    ordering(plan.language, lead, list, { difficulty: 2, random }),
  );
  return [...words.slice(0, count - ordered.length), ...ordered];
}
