import type { DraftLanguage } from '#shared/model/locale.ts';
import { arrangeOptions } from '../questions/arrange-options.ts';
import type { ChoiceQuestion, ShortQuestion, TruthQuestion } from '../questions/question.ts';
import type { Random } from '../random.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { changesOf } from './changes.ts';
import { chooseCandidates } from './choose-candidates.ts';
import type { ReadSentence, SourceText } from './source-text.ts';

/** The material for questions on a text. */
export interface FromText {
  readonly source: SourceText;
  readonly language: DraftLanguage;
  readonly random: Random;
  readonly count: number;
}

const said = (language: DraftLanguage, sentence: string): string =>
  ({
    ar: `جاء في النص: «${sentence}».`,
    en: `The text says: “${sentence}.”`,
    fr: `Le texte dit : « ${sentence}. »`,
  })[language];

/** A hint where in the text the answer is. */
const hintOf = (language: DraftLanguage, { position: place }: ReadSentence): string => {
  const part = Math.min(2, Math.floor(place * 3));
  const ar = ['في بداية النص', 'في وسط النص', 'في آخر النص'][part] ?? '';
  const en = ['at the beginning', 'in the middle', 'near the end'][part] ?? '';
  const fr = ['au début', 'au milieu', 'vers la fin'][part] ?? '';
  return {
    ar: `ابحث عن الجواب ${ar}.`,
    en: `Look for the answer ${en} of the text.`,
    fr: `Cherche la réponse ${fr} du texte.`,
  }[language];
};

/** The text answers every question word for word; how hard that is, only a reader can judge. */
const levels = { difficulty: null, bloom: 'remember' } as const;

const partsOf = (language: DraftLanguage, { stem, sentence }: Candidate) => ({
  stem,
  ...levels,
  reason: said(language, sentence.text),
  passage: sentence.text,
  hint: hintOf(language, sentence),
});

const chosen = ({ source, language, random, count }: FromText, fewest: number): Candidate[] =>
  chooseCandidates(
    source.sentences.map((sentence) =>
      candidatesOf(sentence, source, { language, random, choosing: fewest > 0 }).filter(
        ({ others, key }) =>
          others.length >= fewest && key.split(' ').length <= (fewest > 0 ? 14 : 8),
      ),
    ),
    count,
  );

/** Choice questions with four options each if the text has enough, otherwise with three. */
export function textChoices(from: FromText): ChoiceQuestion[] {
  const four = chosen(from, 3);
  const three = four.length >= from.count ? four : chosen(from, 2);
  const candidates = four.length >= three.length ? four : three;
  const size = candidates.every(({ others }) => others.length >= 3) ? 4 : 3;
  // Begins anywhere, because a single question would always have its key first.
  const first = from.random.whole(0, size - 1);
  const places = from.random.shuffled([...candidates.keys()].map((at) => (first + at) % size));
  return candidates.map((candidate, at) => ({
    ...partsOf(from.language, candidate),
    key: candidate.key,
    options: arrangeOptions(candidate.key, candidate.others, size, places[at] ?? 0),
    mistakes: [],
  }));
}

export const textShorts = (from: FromText): ShortQuestion[] =>
  chosen(from, 0).map((candidate) => ({
    ...partsOf(from.language, candidate),
    answer: candidate.key,
    variants: [...candidate.variants],
    unit: null,
    tolerance: null,
  }));

/** Statements, of which half have one fact changed; as many as keep this balance. */
export function textTruths({ source, language, random, count }: FromText): TruthQuestion[] {
  // A statement with its context would also assert the previous sentence.
  const alone = source.sentences.filter(({ start }) => start === 0);
  const read = random.shuffled(alone).map((sentence) => ({
    sentence,
    change: changesOf(sentence, language, source, random)[0],
  }));
  const changeable = read
    .filter(({ change }) => change !== undefined)
    .toSorted((a, b) => Number(b.change?.isSure) - Number(a.change?.isSure));
  const most = Math.min(count, read.length, Math.floor(changeable.length / 0.4));
  const wrong = Math.min(
    changeable.length,
    random.pick([Math.floor(most / 2), Math.ceil(most / 2)]),
  );
  const changed = new Set(changeable.slice(0, wrong).map(({ sentence }) => sentence));
  const kept = read.filter(({ sentence }) => !changed.has(sentence)).slice(0, most - wrong);
  return [...read.filter(({ sentence }) => changed.has(sentence)), ...kept]
    .toSorted((a, b) => a.sentence.position - b.sentence.position)
    .map(({ sentence, change }) => {
      const isWrong = change !== undefined && changed.has(sentence);
      return {
        stem: `${isWrong ? change.sentence : sentence.text}.`,
        ...levels,
        reason: isWrong
          ? {
              ar: `الصواب حسب النص «${change.was}» وليس «${change.is}».`,
              en: `The text says “${change.was}”, not “${change.is}”.`,
              fr: `Le texte dit « ${change.was} », et non « ${change.is} ».`,
            }[language]
          : {
              ar: 'هذا ما جاء في النص حرفيا.',
              en: 'This is what the text says, word for word.',
              fr: 'C’est ce que dit le texte, mot pour mot.',
            }[language],
        passage: sentence.text,
        hint: hintOf(language, sentence),
        answer: !isWrong,
      };
    });
}
