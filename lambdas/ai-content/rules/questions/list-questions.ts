import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { gapOf, itemGroups, matchedItems, orderedItems } from '../exercises/item-lists.ts';
import type { Pair } from '../exercises/matching.ts';
import type { Placed } from '../exercises/ordering.ts';
import type { Item } from '../items/item.ts';
import { partsOf, shownAnswer } from '../items/item-questions.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { Material } from '../material.ts';
import type { GapQuestion, MatchingQuestion, OpenQuestion, OrderingQuestion } from './question.ts';

const BLANK = '______';
/** Signs that separate gaps and their answers. */
const OF_GAPS = /[[\]|]/;

export const itemGaps = (items: readonly Item[], language: DraftLanguage): GapQuestion[] =>
  items.flatMap((item) => {
    const [text, answer] = [gapOf(item), shownAnswer(item)];
    if (answer === '' || OF_GAPS.test(answer + text) || !text.includes(BLANK)) return [];
    return [
      {
        stem: ruleTextsIn(language).fillIn,
        text: text.replace(BLANK, () => `[[${answer}]]`),
        ...partsOf(item),
      },
    ];
  });

/** Calculations with their working, of which each step earns points. */
export const itemOpens = (items: readonly Item[], language: DraftLanguage): OpenQuestion[] =>
  items.map((item) => ({
    ...partsOf(item),
    stem: `${item.question} ${ruleTextsIn(language).showWorking}`,
    answer: [...item.steps, shownAnswer(item)].join('\n'),
    marking: item.steps.map((text) => ({ text })),
    rubric: null,
    reason: '',
  }));

/** How hard a list is and what it asks for; of texts, only a reader can judge how hard. */
type Levels = Pick<MatchingQuestion, 'difficulty' | 'bloom'>;
const levelsOfItems = (items: readonly Item[]): Levels => ({
  difficulty: items[0]?.difficulty ?? null,
  bloom: 'apply',
});
const reasonOf = (steps: readonly { readonly step: string }[]): string =>
  steps.map(({ step }) => step).join('\n');

export const asMatching = (
  levels: Levels,
  stem: string,
  list: readonly Pair[],
): MatchingQuestion => ({
  stem,
  ...levels,
  pairs: list.map(({ left, right }) => ({ left, right })),
  reason: reasonOf(list),
  passage: null,
  hint: null,
});

export const asOrdering = (
  levels: Levels,
  stem: string,
  list: readonly Placed[],
): OrderingQuestion => ({
  stem,
  ...levels,
  items: list.map(({ text }) => text),
  reason: reasonOf(list),
  passage: null,
  hint: null,
});

type FromTopic = [
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
];

export const itemMatchings = (...[material, difficulties, others]: FromTopic): MatchingQuestion[] =>
  itemGroups(material, difficulties, 'matching', others).map((items) =>
    asMatching(
      levelsOfItems(items),
      ruleTextsIn(material.plan.language).matchAnswers,
      matchedItems(items),
    ),
  );

export const itemOrderings = (...[material, difficulties, others]: FromTopic): OrderingQuestion[] =>
  itemGroups(material, difficulties, 'ordering', others).map((items) =>
    asOrdering(
      levelsOfItems(items),
      ruleTextsIn(material.plan.language).orderAnswers,
      orderedItems(items),
    ),
  );
