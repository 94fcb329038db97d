import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import type * as z from 'zod/mini';
import type { gapAnswer } from '../../domain/questions/gap.ts';
import type { matchingAnswer } from '../../domain/questions/matching.ts';
import type { openAnswer } from '../../domain/questions/open.ts';
import type { orderingAnswer } from '../../domain/questions/ordering.ts';
import { gapOf, itemGroups, matchedItems, orderedItems } from '../exercises/item-lists.ts';
import { gappedOf } from '../exercises/gapped.ts';
import type { Pair } from '../exercises/matching.ts';
import { chooseOpenTasks } from '../exercises/open-exercises.ts';
import type { Placed } from '../exercises/ordering.ts';
import { matchedGroups, orderedGroups } from '../exercises/text-lists.ts';
import type { Item } from '../items/item.ts';
import { partsOf, shownAnswer } from '../items/item-questions.ts';
import type { Said } from '../language/say.ts';
import type { Material } from '../material.ts';
import type { SourceText } from '../source/source-text.ts';
import { textShorts } from '../source/text-questions.ts';

type GapQuestion = z.infer<typeof gapAnswer>;
type OpenQuestion = z.infer<typeof openAnswer>;
type MatchingQuestion = z.infer<typeof matchingAnswer>;
type OrderingQuestion = z.infer<typeof orderingAnswer>;

const BLANK = '______';
/** Signs that separate gaps and their answers. */
const OF_GAPS = /[[\]|]/;

/** A text with one gap; none if its blank or an answer cannot be written as one. */
function withGap(text: string, answers: readonly string[]): string[] {
  const usable = answers.filter((answer) => answer !== '' && !OF_GAPS.test(answer));
  return usable.length > 0 && text.includes(BLANK) && !OF_GAPS.test(text)
    ? [text.replace(BLANK, () => `[[${usable.join('|')}]]`)]
    : [];
}

export const textGaps = (
  { plan: { language }, random }: Material,
  source: SourceText,
  count: number,
): GapQuestion[] =>
  textShorts({ source, language, random, count: source.sentences.length })
    .flatMap(gappedOf)
    .flatMap(({ stem, answer, variants, unit: _, tolerance: __, ...parts }) =>
      withGap(stem, [answer, ...variants]).map((text) => ({
        stem: {
          ar: 'أكمل الجملة بما يناسب:',
          en: 'Complete the sentence:',
          fr: 'Complète la phrase :',
        }[language],
        text,
        ...parts,
      })),
    )
    .slice(0, count);

export const itemGaps = (items: readonly Item[], language: DraftLanguage): GapQuestion[] =>
  items.flatMap((item) =>
    withGap(gapOf(item), [shownAnswer(item)]).map((text) => ({
      stem: {
        ar: 'أكمل بما يناسب:',
        en: 'Fill in what is missing:',
        fr: 'Complète ce qui manque :',
      }[language],
      text,
      ...partsOf(item),
    })),
  );

/** Tasks for any topic, with what their answers need; a model answer only the teacher can write. */
export const openQuestions = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): OpenQuestion[] =>
  chooseOpenTasks(material, difficulties.length, [...new Set(difficulties)], others)
    .map(({ task: { bloom }, exercise: { difficulty, statement, answer, hint } }) => ({
      stem: statement,
      difficulty,
      bloom,
      answer: '',
      marking: [{ text: answer }],
      rubric: null,
      reason: '',
      passage: null,
      hint,
    }))
    .toSorted((one, other) => one.difficulty - other.difficulty);

const reasonOf = (steps: readonly { readonly step: string }[]): string =>
  steps.map(({ step }) => step).join('\n');

interface Group<Each> {
  readonly lead: Said;
  readonly list: readonly Each[];
}

/** How hard a list is and what it asks for; of texts, only a reader can judge how hard. */
type Levels = Pick<MatchingQuestion, 'difficulty' | 'bloom'>;
const levelsOfText = (bloom: Levels['bloom']): Levels => ({ difficulty: null, bloom });
const levelsOfItems = (items: readonly Item[]): Levels => ({
  difficulty: items[0]?.difficulty ?? null,
  bloom: 'apply',
});

const asMatching =
  (language: DraftLanguage, levels: Levels) =>
  ({ lead, list }: Group<Pair>): MatchingQuestion => ({
    stem: lead[language],
    ...levels,
    pairs: list.map(({ left, right }) => ({ left, right })),
    reason: reasonOf(list),
    passage: null,
    hint: null,
  });

const asOrdering =
  (language: DraftLanguage, levels: Levels) =>
  ({ lead, list }: Group<Placed>): OrderingQuestion => ({
    stem: lead[language],
    ...levels,
    items: list.map(({ text }) => text),
    reason: reasonOf(list),
    passage: null,
    hint: null,
  });

export const textMatchings = (
  material: Material,
  source: SourceText,
  count: number,
): MatchingQuestion[] =>
  matchedGroups(material, source, count).map(
    asMatching(material.plan.language, levelsOfText('remember')),
  );

export const textOrderings = (
  material: Material,
  source: SourceText,
  count: number,
): OrderingQuestion[] =>
  orderedGroups(material, source, count).map(
    asOrdering(material.plan.language, levelsOfText('understand')),
  );

export const itemMatchings = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): MatchingQuestion[] =>
  itemGroups(material, difficulties, 'matching', others).map((items) =>
    asMatching(material.plan.language, levelsOfItems(items))(matchedItems(items)),
  );

export const itemOrderings = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): OrderingQuestion[] =>
  itemGroups(material, difficulties, 'ordering', others).map((items) =>
    asOrdering(material.plan.language, levelsOfItems(items))(orderedItems(items)),
  );
