import { commonShare, containsWords, wordSet } from '../questions/likeness.ts';
import type { Asked, Difficulty, Family, Item } from './item.ts';

/** Two items with this share of common words count as the same. */
const ALIKE = 0.75;
const TRIES = 60;

/** The penalty for an item whose question contains another's answer; only slightly better than a repetition. */
const TELLING = 0.95;

const nearest = (text: string, seen: readonly ReadonlySet<string>[]): number => {
  const words = wordSet(text);
  return Math.max(0, ...seen.map((each) => commonShare(each, words)));
};
/** Whether an item's question contains another's answer, as a number with its unit. */
const tellsOf = (one: Item, other: Item): boolean => {
  const { answer } = other;
  const shown = answer.kind === 'number' ? answer.show(answer.value) : '';
  return shown !== '' && wordSet(shown).size > 2 && containsWords(one.question, shown);
};

/** The difficulty at a position, so that a set goes from easy to hard with fixed shares. */
export const difficultyAt = (index: number, count: number): Difficulty => {
  const share = (index + 0.5) / count;
  if (share < 0.4) return 1;
  return share < 0.8 ? 2 : 3;
};

/**
 * Chooses different items, also different from existing ones. If a family of small numbers runs out, the least
 * similar attempt is used, but never one with the same words.
 */
export function chooseItems(
  family: Family,
  asked: Omit<Asked, 'difficulty'>,
  difficulties: readonly Difficulty[],
  others: readonly string[] = [],
): Item[] {
  const items: Item[] = [];
  const seen = others.map(wordSet);
  const claimed: ReadonlySet<string>[] = [];
  for (const difficulty of difficulties) {
    let best: { item: Item; near: number } | undefined;
    for (let tried = 0; tried < TRIES && (best?.near ?? 1) >= ALIKE; tried += 1) {
      const item = family.make({ ...asked, difficulty });
      const near = Math.max(nearest(item.question, seen), nearest(item.claim(''), claimed));
      const tells = items.some((each) => tellsOf(each, item) || tellsOf(item, each));
      const far = tells ? Math.max(near, TELLING) : near;
      if (far < (best?.near ?? 1)) best = { item, near: far };
    }
    if (best) {
      items.push(best.item);
      seen.push(wordSet(best.item.question));
      claimed.push(wordSet(best.item.claim('')));
    }
  }
  return items;
}
