import { shareOf, type Comparison, type Evidence } from './weigh-readings.ts';

/** A reading that is held this likely, without grammar, leaves open what stands there. */
const OPEN = 0.05;
/** So many cells, and of those with either digit such a share, leave it open where a hand makes two digits alike. */
const FEWEST = 3;
const MOSTLY = 0.3;

/** A cell: what it may say and what is taken to stand there. */
export interface JudgedCell {
  readonly comparison: Comparison;
  readonly evidence: Pick<Evidence, 'signs'>;
}

/** The two digits in which alone two readings differ, the smaller first; undefined if that is not the difference. */
function differingPair(one: string, other: string): string | undefined {
  if (one.length !== other.length) return undefined;
  const places = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [place] = places;
  if (place === undefined || places.length > 1) return undefined;
  const pair = [one[place] ?? '', other[place] ?? ''];
  return pair.every((sign) => /\d/.test(sign)) ? pair.toSorted().join('') : undefined;
}

/** The pairs of digits that a cell leaves open. */
const openPairs = ({ comparison, evidence }: JudgedCell): ReadonlySet<string> =>
  new Set(
    comparison.candidates.flatMap((signs, index) => {
      const pair = differingPair(evidence.signs, signs);
      return pair !== undefined && shareOf(comparison.mean, index) >= OPEN ? [pair] : [];
    }),
  );

/**
 * Digits that the hand of a column makes so alike that none of them is sure, however clear one of them seems: who writes
 * ٣ nearly as ٢ does so in every row.
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
