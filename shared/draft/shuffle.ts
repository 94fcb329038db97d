/** FNV-1a, 32 bits: any text becomes a seed. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
};

/** Numbers from 0 up to 1 that follow from a seed alone (Mulberry32). */
const numbersFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/**
 * The items in another order, which follows from the seed alone. Each gets another place than it had (Sattolo's
 * algorithm), but for one that is alone.
 */
export function shuffle<Item>(items: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seedOf(seed));
  const order = items.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * last);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order.flatMap((index) => items.slice(index, index + 1));
}

/** One of the items, which follows from the seed alone; undefined if there are none. */
export const pick = <Item>(items: readonly Item[], seed: string): Item | undefined =>
  items[Math.floor(numbersFrom(seedOf(seed))() * items.length)];
