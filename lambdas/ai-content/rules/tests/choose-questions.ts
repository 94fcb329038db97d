import type { Difficulty } from '#shared/model/question-levels.ts';
import type { QuestionGroup, QuestionType } from '#shared/model/content-types.ts';
import { gapsOf, withBlanks } from '#shared/draft/questions/gap.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { spreadDifficulty } from '../../domain/plan/blueprint.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { chooseItems } from '../items/choose-items.ts';
import { itemChoice, itemShort, itemTruth } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { textChoices, textShorts, textTruths } from '../source/text-questions.ts';
import {
  itemGaps,
  itemMatchings,
  itemOrderings,
  openQuestions,
  textGaps,
  textMatchings,
  textOrderings,
} from '../questions/list-questions.ts';
import type { SourceText } from '../source/source-text.ts';
import { mentions } from '../source/words.ts';

type FromText = (material: Material, source: SourceText, count: number) => DraftQuestion[];
type FromTopic = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
) => DraftQuestion[];

const ofText = ({ plan: { language }, random }: Material, source: SourceText, count: number) => ({
  ...{ source, language, random, count },
});

/** Items of a known topic, each with a place of its own among all. */
function itemsOf(
  { family, plan, random, constraints }: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
) {
  if (!family) return [];
  const items = chooseItems(
    family,
    { language: plan.language, level: plan.request.level, random, constraints, hasFigures: true },
    difficulties,
    others,
  );
  const order = random.shuffled(items.map((_, at) => at));
  return items.map((item, at) => ({ item, index: order[at] ?? at }));
}

/** What can be made of each type from the teacher's text, and from a known topic. */
const makers: Readonly<Record<QuestionType, { fromText: FromText; fromTopic: FromTopic }>> = {
  'Multiple Choice': {
    fromText: (...from) => textChoices(ofText(...from)),
    fromTopic: (...from) => itemsOf(...from).map(({ item, index }) => itemChoice(item, index)),
  },
  'True/False': {
    fromText: (...from) => textTruths(ofText(...from)),
    fromTopic: (material, ...from) =>
      itemsOf(material, ...from).map(({ item, index }) =>
        itemTruth(item, index % 2 === 0, material.random),
      ),
  },
  'Short Answer': {
    fromText: (...from) => textShorts(ofText(...from)),
    fromTopic: (material, ...from) =>
      itemsOf(material, ...from).map(({ item }) => itemShort(item, material.plan.language)),
  },
  'Gap Fill': {
    fromText: textGaps,
    fromTopic: (material, ...from) =>
      itemGaps(
        itemsOf(material, ...from).map(({ item }) => item),
        material.plan.language,
      ),
  },
  // Open tasks fit any topic; what a text means for them only its teacher knows.
  'Open Question': { fromText: () => [], fromTopic: openQuestions },
  Matching: { fromText: textMatchings, fromTopic: itemMatchings },
  Ordering: { fromText: textOrderings, fromTopic: itemOrderings },
};

/** Questions on the teacher's text; at most `count`. */
export const questionsOfText = (
  material: Material,
  type: QuestionType,
  count: number,
): DraftQuestion[] =>
  material.source && count > 0 ? makers[type].fromText(material, material.source, count) : [];

/** Questions on a known topic, with these difficulties. */
export const questionsOfFamily = (
  material: Material,
  type: QuestionType,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): DraftQuestion[] => makers[type].fromTopic(material, difficulties, others);

/** With fewer questions it is not a test. */
const FEWEST = 2;

export interface ChosenQuestions {
  readonly questions: readonly DraftQuestion[];
  /** The number of those that are not from the text although there is one. */
  readonly outsideText: number;
  /** The types with at least one question. */
  readonly types: readonly QuestionType[];
  /** Whether a question may help with another, because the text is short. */
  readonly isTelling: boolean;
  /** Whether a difficulty was asked for that questions from the text may not have. */
  readonly isUnjudged: boolean;
}

/** The words that a question is answered by; none for a statement, a list or an open question. */
const keyOf = (question: DraftQuestion): string | undefined => {
  if ('key' in question) return question.key;
  if ('text' in question) return gapsOf(question.text)[0]?.[0];
  return 'variants' in question ? question.answer : undefined;
};

/** What pupils read of a question. */
export function askedBy(question: DraftQuestion): string {
  const { stem } = question;
  if ('text' in question) return `${stem} ${withBlanks(question.text)}`;
  if ('pairs' in question) return [stem, ...question.pairs.map(({ left }) => left)].join(' ');
  return 'items' in question ? [stem, ...question.items].join(' ') : stem;
}

const haveSameKey = (one: DraftQuestion, other: DraftQuestion): boolean => {
  const [keyOfOne, keyOfOther] = [keyOf(one), keyOf(other)];
  return (
    keyOfOne !== undefined &&
    keyOfOther !== undefined &&
    foldText(keyOfOne) === foldText(keyOfOther)
  );
};

/** Whether one question gives the answer to the other away, or both have the same. */
const tells = (one: DraftQuestion, other: DraftQuestion): boolean => {
  const [keyOfOne, keyOfOther] = [keyOf(one), keyOf(other)];
  return (
    (keyOfOther !== undefined && mentions(askedBy(one), keyOfOther)) ||
    (keyOfOne !== undefined && mentions(askedBy(other), keyOfOne)) ||
    haveSameKey(one, other)
  );
};

/**
 * Questions on sentences of the text that none of the earlier ones is about: first those that give none of them away,
 * and the others only if the text has no more.
 */
function moreOfText(
  material: Material,
  { questionType, questionCount }: QuestionGroup,
  earlier: readonly DraftQuestion[],
): { readonly found: readonly DraftQuestion[]; readonly isTelling: boolean } {
  const used = new Set(earlier.map(({ passage }) => passage));
  const found: DraftQuestion[] = [];
  const telling: DraftQuestion[] = [];
  let isNew = true;
  while (found.length < questionCount && isNew) {
    const { source } = material;
    const sentences = source?.sentences.filter(({ text }) => !used.has(text)) ?? [];
    const left = questionCount - found.length;
    const more = questionsOfText(
      { ...material, source: source && { ...source, sentences } },
      questionType,
      left,
    );
    const before = used.size;
    for (const { passage } of more) if (passage !== null) used.add(passage);
    const good = more.filter((one) => !earlier.some((other) => tells(one, other)));
    found.push(...good);
    telling.push(...more.filter((one) => !good.includes(one)));
    // Looks again for dropped questions, unless it would find the same ones: lists use the whole text.
    isNew = good.length < more.length && used.size > before;
  }
  const free = telling.filter((one) => !earlier.some((other) => haveSameKey(one, other)));
  const fill = free.slice(0, questionCount - found.length);
  return { found: [...found, ...fill], isTelling: fill.length > 0 };
}

/** Leaves out wrong options, so that all questions have as many as the one with the fewest. */
function withEvenOptions(questions: readonly DraftQuestion[]): DraftQuestion[] {
  const size = Math.min(
    ...questions.flatMap((each) => ('options' in each ? [each.options.length] : [])),
  );
  return questions.map((question) => {
    if (!('options' in question)) return question;
    const { key, options } = question;
    const wrong = options.filter((option) => option !== key).slice(0, size - 1);
    return { ...question, options: options.filter((each) => each === key || wrong.includes(each)) };
  });
}

/**
 * Chooses questions of each type, first from the teacher's text and then from the known topic. Returns fewer if there
 * are not enough good ones; throws `CannotDraft` if there are hardly any.
 */
export function chooseQuestions(
  material: Material,
  groups: readonly QuestionGroup[],
): ChosenQuestions {
  const { source, foreignSource, family } = material;
  const questions: DraftQuestion[] = [];
  let outsideText = 0;
  let isUnjudged = false;
  let isTelling = false;
  const types: QuestionType[] = [];
  for (const group of groups) {
    const { found: fromText, isTelling: mayTell } = moreOfText(material, group, questions);
    if (mayTell) isTelling = true;
    const left = group.questionCount - fromText.length;
    const difficulties = spreadDifficulty(left, group.difficulty);
    const stems = questions.map(askedBy);
    const fromTopic = questionsOfFamily(material, group.questionType, difficulties, stems);
    const made = [...fromText, ...fromTopic];
    questions.push(...made);
    if (made.length > 0) types.push(group.questionType);
    if (source) outsideText += fromTopic.length;
    if (group.difficulty !== undefined && fromText.length > 0) isUnjudged = true;
  }
  const asked = groups.reduce((sum, { questionCount }) => sum + questionCount, 0);
  if (questions.length < Math.min(asked, FEWEST)) {
    if (foreignSource && !family) throw new CannotDraft('source-language');
    throw new CannotDraft(source ? 'source-too-short' : 'source-needed', questions.length);
  }
  return { questions: withEvenOptions(questions), types, outsideText, isUnjudged, isTelling };
}
