import { seeded, seedOf } from '../seeded.ts';

/** Shuffles items by the seed alone. Every item changes its position (Sattolo's algorithm), except a single one. */
export function shuffle<Item>(items: readonly Item[], seed: string): Item[] {
  const next = seeded(seedOf(seed));
  const order = items.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * last);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order.flatMap((index) => items.slice(index, index + 1));
}

/** Picks an item by the seed alone; undefined if there are none. */
export const pick = <Item>(items: readonly Item[], seed: string): Item | undefined =>
  items[Math.floor(seeded(seedOf(seed))() * items.length)];
