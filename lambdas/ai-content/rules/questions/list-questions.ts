import type * as z from 'zod/mini';
import type { gapAnswer } from '../../domain/questions/gap.ts';
import type { matchingAnswer } from '../../domain/questions/matching.ts';
import type { openAnswer } from '../../domain/questions/open.ts';
import type { orderingAnswer } from '../../domain/questions/ordering.ts';
import { gapOf, itemGroups, matchedItems, orderedItems } from '../exercises/item-lists.ts';
import { gappedOf } from '../exercises/gapped.ts';
import type { Pair } from '../exercises/matching.ts';
import { openExercises } from '../exercises/open-exercises.ts';
import type { Placed } from '../exercises/ordering.ts';
import { matchedGroups, orderedGroups } from '../exercises/text-lists.ts';
import type { Difficulty, Item } from '../items/item.ts';
import { shownAnswer } from '../items/item-questions.ts';
import type { Said } from '../language/say.ts';
import type { Material } from '../material.ts';
import type { SourceText } from '../source/source-text.ts';
import { textShorts } from '../source/text-questions.ts';

type Made<Answer> = Omit<z.infer<Answer & z.core.$ZodType>, 'points'>;
type GapQuestion = Made<typeof gapAnswer>;
type OpenQuestion = Made<typeof openAnswer>;
type MatchingQuestion = Made<typeof matchingAnswer>;
type OrderingQuestion = Made<typeof orderingAnswer>;

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
    .flatMap(({ stem, answer, variants, reason, passage, hint }) =>
      withGap(stem, [answer, ...variants]).map((text) => ({
        stem: {
          ar: 'أكمل الجملة بما يناسب:',
          en: 'Complete the sentence:',
        }[language],
        text,
        ...{ reason, passage, hint },
      })),
    )
    .slice(0, count);

export const itemGaps = (items: readonly Item[], language: 'ar' | 'en'): GapQuestion[] =>
  items.flatMap((item) =>
    withGap(gapOf(item), [shownAnswer(item)]).map((text) => ({
      stem: { ar: 'أكمل بما يناسب:', en: 'Fill in what is missing:' }[language],
      text,
      reason: item.steps.join(' '),
      passage: null,
      hint: item.hint,
    })),
  );

/** Tasks for any topic, with what their answers need; a model answer only the teacher can write. */
export const openQuestions = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): OpenQuestion[] =>
  openExercises(material, difficulties.length, [1, 2, 3], others).map(
    ({ statement, answer, hint }) => ({
      stem: statement,
      answer: '',
      marking: [{ text: answer, points: 1 }],
      reason: '',
      passage: null,
      hint,
    }),
  );

const reasonOf = (steps: readonly { readonly step: string }[]): string =>
  steps.map(({ step }) => step).join('\n');

interface Group<Each> {
  readonly lead: Said;
  readonly list: readonly Each[];
}

const asMatching =
  (language: 'ar' | 'en') =>
  ({ lead, list }: Group<Pair>): MatchingQuestion => ({
    stem: lead[language],
    pairs: list.map(({ left, right }) => ({ left, right })),
    reason: reasonOf(list),
    passage: null,
    hint: null,
  });

const asOrdering =
  (language: 'ar' | 'en') =>
  ({ lead, list }: Group<Placed>): OrderingQuestion => ({
    stem: lead[language],
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
  matchedGroups(material, source, count).map(asMatching(material.plan.language));

export const textOrderings = (
  material: Material,
  source: SourceText,
  count: number,
): OrderingQuestion[] =>
  orderedGroups(material, source, count).map(asOrdering(material.plan.language));

export const itemMatchings = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): MatchingQuestion[] =>
  itemGroups(material, difficulties, 'matching', others)
    .map(matchedItems)
    .map(asMatching(material.plan.language));

export const itemOrderings = (
  material: Material,
  difficulties: readonly Difficulty[],
  others: readonly string[],
): OrderingQuestion[] =>
  itemGroups(material, difficulties, 'ordering', others)
    .map(orderedItems)
    .map(asOrdering(material.plan.language));
