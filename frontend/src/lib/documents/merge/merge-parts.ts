import { isSame } from '../is-same.ts';
import { mergeOrder } from './merge-order.ts';

/** A value of a content that is edited as a whole: a mark, a heading, a question. */
export interface Part {
  readonly value: unknown;
  /** The list items that it belongs to, as `<list>/<id>`: a mark goes with its column. */
  readonly items: readonly string[];
}

/** A content as values that change independently of each other. Rows are named by id, because their positions change. */
export interface Parts {
  /** The ids of the items of each list, in order. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly values: ReadonlyMap<string, Part>;
}

export type Side = 'mine' | 'theirs';

export interface Overlap {
  /** A key of `values`, or an item that one side has removed while the other has changed parts of it. */
  readonly key: string;
  readonly removedBy?: Side;
  /** The values of both sides; undefined if there is none. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** How many parts of a removed item the other side has changed. */
  readonly count: number;
}

export interface MergedParts {
  readonly parts: Parts;
  readonly overlaps: readonly Overlap[];
  /** How many changes only one side has made; all of them are in the result. */
  readonly taken: Readonly<Record<Side, number>>;
}

const other = { mine: 'theirs', theirs: 'mine' } as const;
const sides = ['mine', 'theirs'] as const;

const itemsOf = ({ lists }: Parts): Set<string> =>
  new Set(Object.entries(lists).flatMap(([list, ids]) => ids.map((id) => `${list}/${id}`)));

/** A value that no content has. */
const UNKNOWN = Symbol('unknown');

/** A beginning of which nothing is known: whatever both have otherwise overlaps, and items that one side has stay. */
export const unknownBase = (mine: Parts, theirs: Parts): Parts => {
  const others = itemsOf(theirs);
  const shared = new Set([...itemsOf(mine)].filter((item) => others.has(item)));
  const values = new Map<string, Part>();
  for (const [key, part] of [...mine.values, ...theirs.values])
    if (part.items.every((item) => shared.has(item))) values.set(key, { ...part, value: UNKNOWN });
  const names = Object.keys(mine.lists);
  const lists = Object.fromEntries(
    names.map((list) => [
      list,
      (mine.lists[list] ?? []).filter((id) => shared.has(`${list}/${id}`)),
    ]),
  );
  return { lists, values };
};

/** What is done with two values of the same place. */
interface Rules {
  /** Whether they look the same to the user, although they may differ in what is not shown. */
  readonly isAlike: (one: unknown, other: unknown) => boolean;
  /** The value that counts. Missing: the user chooses. */
  readonly settle?: ((mine: unknown, theirs: unknown) => unknown) | undefined;
}

/**
 * Merges two contents that began as the same one. What only one side has changed is in the result; where both have
 * changed the same, it has the value of the side that `choices` names by the overlap's key.
 *
 * @param choices `mine` for keys that it does not have
 */
export function mergeParts(
  base: Parts,
  both: Readonly<Record<Side, Parts>>,
  { isAlike, settle }: Rules,
  choices: ReadonlyMap<string, Side>,
): MergedParts {
  const overlaps: Overlap[] = [];
  const taken = { mine: 0, theirs: 0 };
  const began = itemsOf(base);
  const items = { mine: itemsOf(both.mine), theirs: itemsOf(both.theirs) };
  const valueOf = (side: Side, key: string): unknown => both[side].values.get(key)?.value;
  const baseOf = (key: string): unknown => base.values.get(key)?.value;
  const all = [both.mine, both.theirs, base];
  const partAt = (key: string): Part | undefined =>
    all.map(({ values }) => values.get(key)).find((part) => part !== undefined);
  const keys = new Set(all.flatMap(({ values }) => [...values.keys()]));

  /** How many parts of an item a side has changed, without those that went with another item. */
  const changesIn = (item: string, side: Side): number =>
    [...new Set([...base.values.keys(), ...both[side].values.keys()])].filter((key) => {
      const part = both[side].values.get(key) ?? base.values.get(key);
      return (
        part?.items.includes(item) === true &&
        part.items.every((owner) => items[side].has(owner)) &&
        !isSame(baseOf(key), valueOf(side, key))
      );
    }).length;

  const stays = new Map<string, boolean>();
  for (const item of new Set([...items.mine, ...items.theirs, ...began])) {
    const remover = sides.find((side) => began.has(item) && !items[side].has(item));
    if (!remover) {
      stays.set(item, true);
      const author = sides.find((side) => !items[other[side]].has(item));
      if (author) taken[author] += 1;
      continue;
    }
    const keeper = other[remover];
    const count = items[keeper].has(item) ? changesIn(item, keeper) : 0;
    const gone = items[keeper].has(item) ? remover : undefined;
    stays.set(item, count > 0 && (choices.get(item) ?? keeper) === keeper);
    if (count > 0) {
      const [mine, theirs] = sides.map((side) => valueOf(side, item));
      overlaps.push({ key: item, removedBy: remover, mine, theirs, count });
    } else if (gone) taken[gone] += 1;
  }

  const values = new Map<string, Part>();
  for (const key of keys) {
    const part = partAt(key);
    if (!part?.items.every((item) => stays.get(item))) continue;
    const before = baseOf(key);
    /** A side that has removed the item has not changed its parts. */
    const valueBy = (side: Side): unknown =>
      part.items.some((item) => began.has(item) && !items[side].has(item))
        ? before
        : valueOf(side, key);
    const mine = valueBy('mine');
    const theirs = valueBy('theirs');
    const put = (value: unknown): void => {
      if (value !== undefined) values.set(key, { value, items: part.items });
    };
    const isAdded = part.items.some((item) => !began.has(item));
    if (isSame(mine, theirs)) put(mine);
    else if (isSame(before, mine)) {
      put(theirs);
      if (!isAdded) taken.theirs += 1;
    } else if (isSame(before, theirs)) {
      put(mine);
      if (!isAdded) taken.mine += 1;
    } else if (isAlike(mine, theirs)) put(mine);
    else if (settle) put(settle(mine, theirs));
    else {
      overlaps.push({ key, mine, theirs, count: 1 });
      put((choices.get(key) ?? 'mine') === 'mine' ? mine : theirs);
    }
  }

  const names = new Set([...Object.keys(both.mine.lists), ...Object.keys(both.theirs.lists)]);
  const lists = Object.fromEntries(
    [...names].map((list) => {
      const [start = [], mine = [], theirs = []] = [base, both.mine, both.theirs].map(
        (parts) => parts.lists[list],
      );
      const order = mergeOrder(start, mine, theirs);
      return [list, order.filter((id) => stays.get(`${list}/${id}`))];
    }),
  );
  return { parts: { lists, values }, overlaps, taken };
}
