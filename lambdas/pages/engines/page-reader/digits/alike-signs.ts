import { shareOf, type Comparison, type Evidence } from './weigh-readings.ts';

/** A reading with at least this likelihood, without grammar, makes the cell ambiguous. */
const OPEN = 0.05;
/**
 * The fewest ambiguous cells, and their share of the cells with either digit, that show that a hand writes two digits
 * alike.
 */
const FEWEST = 3;
const MOSTLY = 0.3;

/** A cell with its possible readings and the chosen one. */
export interface JudgedCell {
  readonly comparison: Comparison;
  readonly evidence: Pick<Evidence, 'signs'>;
}

/** The only two digits in which two readings differ, the smaller first; `undefined` if they differ otherwise. */
function differingPair(one: string, other: string): string | undefined {
  if (one.length !== other.length) return undefined;
  const places = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [index] = places;
  if (index === undefined || places.length > 1) return undefined;
  const pair = [one[index] ?? '', other[index] ?? ''];
  return pair.every((sign) => /\d/.test(sign)) ? pair.toSorted().join('') : undefined;
}

/** The pairs of digits between which a cell is ambiguous. */
const openPairs = ({ comparison, evidence }: JudgedCell): ReadonlySet<string> =>
  new Set(
    comparison.candidates.flatMap((signs, index) => {
      const pair = differingPair(evidence.signs, signs);
      return pair !== undefined && shareOf(comparison.mean, index) >= OPEN ? [pair] : [];
    }),
  );

/**
 * Pairs of digits that a column's handwriting hardly distinguishes, so that neither is certain, even if one looks
 * clear: someone who writes ٣ like ٢ does so in every row.
 */
export function alikeDigits(cells: readonly JudgedCell[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const pair of cells.flatMap((cell) => [...openPairs(cell)])) {
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const isAlike = ([pair, count]: readonly [string, number]): boolean => {
    const having = cells.filter(({ evidence: { signs } }) =>
      [...pair].some((digit) => signs.includes(digit)),
    );
    return count >= FEWEST && count >= having.length * MOSTLY;
  };
  return new Set([...counts].filter(isAlike).flatMap(([pair]) => [...pair]));
}
