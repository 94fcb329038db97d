import { isSame } from '../is-same.ts';
import type { ContentForm } from './content-form.ts';
import type { Overlap, Parts } from './merge-parts.ts';

/** What an earlier content has otherwise than the present one, which is `mine`. */
export interface Differences {
  /** What both have with different values, then what only the earlier one has, and what only the present one has. */
  readonly places: readonly Overlap[];
  /** Whether items that both have are in another order. */
  readonly isReordered: boolean;
}

const itemsOf = ({ lists }: Parts): string[] =>
  Object.entries(lists).flatMap(([list, ids]) => ids.map((id) => `${list}/${id}`));

/** Compares two contents place by place. An item that only one of them has is one place, whatever is in it. */
export function findDifferences<C>(
  { split, shown }: ContentForm<C>,
  present: C,
  earlier: C,
): Differences {
  const [mine, theirs] = [split(present), split(earlier)];
  const [own, others] = [itemsOf(mine), itemsOf(theirs)];
  const shared = new Set(own.filter((item) => others.includes(item)));
  const place = (key: string): Overlap => ({
    ...{ key, count: 1 },
    ...{ mine: mine.values.get(key)?.value, theirs: theirs.values.get(key)?.value },
  });
  const onlyIn = (items: readonly string[], removedBy: Overlap['removedBy']): Overlap[] =>
    items
      .filter((item) => !shared.has(item))
      .map((item) => ({ ...place(item), ...(removedBy && { removedBy }) }));
  const changes = [...new Set([...mine.values.keys(), ...theirs.values.keys()])]
    .filter((key) =>
      (mine.values.get(key) ?? theirs.values.get(key))?.items.every((item) => shared.has(item)),
    )
    .map(place)
    .filter((one) => !isSame(shown(one.mine), shown(one.theirs)));
  const order = (items: readonly string[]) => items.filter((item) => shared.has(item));
  return {
    places: [...changes, ...onlyIn(others, 'mine'), ...onlyIn(own, 'theirs')],
    isReordered: !isSame(order(own), order(others)),
  };
}

/** What a content has otherwise than the one it began from, value by value: those in what was added, too. */
export function findEdits<C>(
  { split, shown }: ContentForm<C>,
  content: C,
  base: C,
): readonly Overlap[] {
  const [mine, began] = [split(content).values, split(base).values];
  return [...new Set([...mine.keys(), ...began.keys()])].flatMap((key) => {
    const [now, before] = [mine.get(key)?.value, began.get(key)?.value];
    return isSame(shown(now), shown(before)) ? [] : [{ key, count: 1, mine: now, theirs: before }];
  });
}
