import type { Difficulty } from '#shared/model/question-levels.ts';
import { chooseItems } from '../items/choose-items.ts';
import type { Item } from '../items/item.ts';
import { shownAnswer } from '../items/item-questions.ts';
import type { Material } from '../material.ts';
import { numbered, type DraftExercise, type Style } from './exercise.ts';
import { matching, PAIRS, type Pair } from './matching.ts';
import { ordering, type Placed } from './ordering.ts';

type ListStyle = Extract<Style, 'gaps' | 'matching' | 'ordering'>;
export const isListStyle = (style: Style): style is ListStyle =>
  style === 'gaps' || style === 'matching' || style === 'ordering';

const TRIED = { gaps: 8, matching: 8, ordering: 16 } as const;
const SIZE: Readonly<Record<Difficulty, number>> = { 1: 3, 2: 4, 3: 5 };

const sizeOf = ({ answer }: Item): number =>
  answer.kind === 'number' ? answer.value.valueOf() : 0;
const sameAnswer = (one: Item, other: Item): boolean =>
  shownAnswer(one) === shownAnswer(other) ||
  (one.answer.kind === 'number' &&
    other.answer.kind === 'number' &&
    one.answer.value.equals(other.answer.value));

/** The measure of an item; only items of the same measure can be ordered, such as fractions or metres. */
const measureOf = ({ answer }: Item): string | undefined =>
  answer.kind === 'number' ? `${answer.unit ?? ''} ${answer.asFraction ?? false}` : undefined;

/** Items with different answers; for ordering, with comparable numbers. */
function apart(items: readonly Item[], style: ListStyle): Item[] {
  const different = items.filter(
    (item, at) => !items.slice(0, at).some((other) => sameAnswer(item, other)),
  );
  if (style !== 'ordering') return different;
  const numbers = different.filter((item) => measureOf(item) !== undefined);
  const comparable = Object.values(Object.groupBy(numbers, (item) => measureOf(item) ?? ''));
  return comparable.reduce<Item[]>(
    (most, each = []) => (each.length > most.length ? each : most),
    [],
  );
}

export const gapOf = ({ question, claim }: Item): string =>
  question.includes('______') ? question : claim('______');

/** Items in the order of their values, with what to do. */
export const orderedItems = (items: readonly Item[]) => ({
  lead: {
    ar: 'أوجد الأجوبة، ثم رتبها من الأصغر إلى الأكبر:',
    en: 'Find the answers, then put them in order, from the smallest to the largest:',
    fr: 'Trouve les réponses, puis range-les de la plus petite à la plus grande :',
  },
  list: items
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    .map((item): Placed => ({ text: item.question, step: item.steps.join(' ') })),
});

/** Items with their answers, with what to do. */
export const matchedItems = (items: readonly Item[]) => ({
  lead: {
    ar: 'اربط كل سؤال بجوابه:',
    en: 'Match each question with its answer:',
    fr: 'Relie chaque question à sa réponse :',
  },
  list: items.map((item): Pair => ({
    left: item.question,
    right: shownAnswer(item),
    step: item.steps.join(' '),
  })),
});

function made(material: Material, style: ListStyle, items: readonly Item[]): DraftExercise {
  const { random, plan } = material;
  const { language } = plan;
  const difficulty = items[0]?.difficulty ?? 1;
  const how = { difficulty, random };
  if (style === 'ordering') {
    const { lead, list } = orderedItems(items);
    return ordering(language, lead, list, how);
  }
  if (style === 'matching') {
    const { lead, list } = matchedItems(items);
    return matching(language, lead, list, how);
  }
  const lead = {
    ar: 'املأ الفراغات بما يأتي:',
    en: 'Fill in the gaps with these:',
    fr: 'Complète avec ces réponses :',
  }[language];
  const bank = random.shuffled(items.map(shownAnswer)).join(' – ');
  return {
    difficulty,
    integration: false,
    statement: `${lead} ${bank}\n${numbered(items.map(gapOf))}`,
    steps: items.map(({ steps }) => steps.join(' ')),
    answer: numbered(items.map(shownAnswer)),
    hint: items[0]?.hint ?? null,
  };
}

/** Items of a known topic in groups, one for each difficulty at most; those of a group have different answers. */
export function itemGroups(
  { family, plan, random, constraints }: Material,
  difficulties: readonly Difficulty[],
  style: ListStyle,
  others: readonly string[] = [],
): Item[][] {
  if (!family) return [];
  const { language, request } = plan;
  const asked: string[] = [...others];
  return difficulties.flatMap((difficulty) => {
    const tried = chooseItems(
      family,
      { language, level: request.level, random, constraints },
      Array.from({ length: TRIED[style] }, () => difficulty),
      asked,
    );
    const items = apart(tried, style).slice(0, SIZE[difficulty]);
    if (items.length < PAIRS.fewest) return [];
    asked.push(...items.map(({ question }) => question));
    return [items];
  });
}

/** Gaps, matching or ordering on a known topic; at most as many as it has different answers. */
export const itemLists = (
  material: Material,
  difficulties: readonly Difficulty[],
  style: ListStyle,
  others: readonly string[] = [],
): DraftExercise[] =>
  itemGroups(material, difficulties, style, others).map((items) => made(material, style, items));
