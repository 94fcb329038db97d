import { foldText } from '../text/fold-text.ts';

/** Fewer lessons of equal names are those of two units. */
const LEAST = 5;
/** The least share of all lessons. */
const PART = 0.2;
/** The least share of one of the two lists that the other has too. */
const SHARE = 0.5;
/** The least share of the repeated lessons that are in one list and then in the other, in the same order. */
const MOST = 0.8;

/** The index of a lesson in a list, and in a second list below it. */
export type Pair = readonly [first: number, second: number];

/**
 * The lessons that a plan seems to have in two lists, as in a summary and in a table with details. None if lessons come
 * again in another way: each week, in the next row, or under general names such as “integration”.
 */
export function listedTwice(names: readonly string[]): Pair[] {
  const places = [...Map.groupBy(names.keys(), (index) => foldText(names[index] ?? '')).values()];
  const pairs = places.flatMap(([first = 0, second = 0, ...more]): Pair[] =>
    second - first > 1 && more.length === 0 ? [[first, second]] : [],
  );
  const listsAt = (begin: number): Pair[] =>
    pairs.filter(([first, second]) => first < begin && begin <= second);
  const begins = pairs.map(([, second]) => second);
  const [begin = 0] = begins.toSorted((one, other) => listsAt(other).length - listsAt(one).length);
  const found = listsAt(begin);
  const inOrder = found.filter(([, second], index) => second > (found[index - 1]?.[1] ?? -1));
  const shorter = Math.min(begin, names.length - begin);
  const isList =
    found.length >= LEAST &&
    found.length * 2 >= names.length * PART &&
    found.length >= shorter * SHARE &&
    inOrder.length >= pairs.length * MOST;
  return isList ? found : [];
}
