import type { QuestionType } from '#shared/model/content-types.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { chooseItems } from '../items/choose-items.ts';
import { itemChoice, itemShort, itemTruth } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import { gapQuestions } from '../source/gaps.ts';
import type { FromText } from '../source/source-text.ts';
import {
  textChoices,
  textMatchings,
  textOpens,
  textOrderings,
  textShorts,
  textTruths,
} from '../source/text-questions.ts';
import { itemGaps, itemMatchings, itemOpens, itemOrderings } from './list-questions.ts';
import type { DraftQuestion } from './question.ts';

type FromTopic = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
) => DraftQuestion[];

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

/** What rules make of each type of question: of a text at most `count`, and of a known topic. */
export const questionMakers: Readonly<
  Record<
    QuestionType,
    {
      readonly ofText: (from: FromText, count: number) => DraftQuestion[];
      readonly ofTopic: FromTopic;
    }
  >
> = {
  'Multiple Choice': {
    ofText: textChoices,
    ofTopic: (...from) => itemsOf(...from).map(({ item, index }) => itemChoice(item, index)),
  },
  'True/False': {
    ofText: textTruths,
    ofTopic: (material, ...from) =>
      itemsOf(material, ...from).map(({ item, index }) =>
        itemTruth(item, index % 2 === 0, material.random),
      ),
  },
  'Short Answer': {
    ofText: textShorts,
    ofTopic: (material, ...from) =>
      itemsOf(material, ...from).map(({ item }) => itemShort(item, material.plan.language)),
  },
  'Gap Fill': {
    ofText: gapQuestions,
    ofTopic: (material, ...from) =>
      itemGaps(
        itemsOf(material, ...from).map(({ item }) => item),
        material.plan.language,
      ),
  },
  'Open Question': {
    ofText: textOpens,
    ofTopic: (material, ...from) =>
      itemOpens(
        itemsOf(material, ...from).map(({ item }) => item),
        material.plan.language,
      ),
  },
  Matching: { ofText: textMatchings, ofTopic: itemMatchings },
  Ordering: { ofText: textOrderings, ofTopic: itemOrderings },
};
