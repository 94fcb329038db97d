import type { Difficulty } from '#shared/model/question-levels.ts';
import { chooseItems } from '../items/choose-items.ts';
import type { Item } from '../items/item.ts';
import { shownAnswer } from '../items/item-questions.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
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

/** Items in the order of their values. */
export const orderedItems = (items: readonly Item[]): Placed[] =>
  items
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    .map((item) => ({ text: item.question, step: item.steps.join(' ') }));

export const matchedItems = (items: readonly Item[]): Pair[] =>
  items.map((item) => ({
    left: item.question,
    right: shownAnswer(item),
    step: item.steps.join(' '),
  }));

function made({ random, plan }: Material, style: ListStyle, items: readonly Item[]): DraftExercise {
  const { language } = plan;
  const texts = ruleTextsIn(language);
  const difficulty = items[0]?.difficulty ?? 1;
  const how = { difficulty, random };
  if (style === 'ordering') return ordering(language, texts.orderAnswers, orderedItems(items), how);
  if (style === 'matching') return matching(language, texts.matchAnswers, matchedItems(items), how);
  const bank = random.shuffled(items.map(shownAnswer)).join(' – ');
  return {
    difficulty,
    integration: false,
    statement: `${texts.fillWith(bank)}\n${numbered(items.map(gapOf))}`,
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
