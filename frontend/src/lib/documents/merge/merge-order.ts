import { isSame } from '../is-same.ts';

/** The ids that others have as well, in their own order. */
const shared = (ids: readonly string[], ...others: readonly (readonly string[])[]): string[] => {
  const known = others.map((list) => new Set(list));
  return ids.filter((id) => known.every((list) => list.has(id)));
};

/** Puts ids that are missing behind the one that they follow in their own list. */
const withMissing = (ids: readonly string[], from: readonly string[]): string[] => {
  const result = [...ids];
  for (const [index, id] of from.entries()) {
    if (result.includes(id)) continue;
    const before = from[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
};

/**
 * The ids of both lists and of the one they began as: in the order of the side that has moved something, mine if both
 * have; what is only in another list follows what it follows there.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const isMoved = !isSame(shared(mine, base, theirs), shared(base, mine, theirs));
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  return withMissing(withMissing(first, second), base);
}
