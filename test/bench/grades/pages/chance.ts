import { seeded } from '#shared/seeded.ts';

/**
 * Random decisions from a seed. Each call uses numbers up, so the same calls in the same order give the same results.
 */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly unit: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  /** True in this percentage of cases. */
  readonly percent: (share: number) => boolean;
  readonly pick: <Value>(list: readonly Value[]) => Value;
  readonly shuffled: <Value>(list: readonly Value[]) => Value[];
  /** Approximately normal, with mean 0 and the given deviation. */
  readonly spread: (deviation: number) => number;
}

/** Random decisions for a seed. */
export function chanceOf(seed: number): Chance {
  const unit = seeded(Math.imul(seed, 2_654_435_761) + 13);
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const pick = <Value>(list: readonly Value[]): Value => {
    const value = list[whole(0, list.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  return {
    unit,
    between: (low, high) => low + unit() * (high - low),
    whole,
    percent: (share) => unit() * 100 < share,
    pick,
    shuffled: (list) =>
      list
        .map((value) => ({ value, order: unit() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
    spread: (deviation) => (unit() + unit() + unit() - 1.5) * 2 * deviation,
  };
}
