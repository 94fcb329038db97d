import { seeded, seedOf } from '#shared/seeded.ts';

/** Seeded randomness: the same calls in the same order give the same values. */
export interface Random {
  /** From 0 up to 1. */
  readonly unit: () => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  /** Throws if the list is empty. */
  readonly pick: <Value>(list: readonly Value[]) => Value;
  readonly shuffled: <Value>(list: readonly Value[]) => Value[];
}

/** Randomness seeded by any JSON value; the request is the seed, so that it always gives the same draft. */
export function randomOf(seed: unknown): Random {
  const unit = seeded(seedOf(JSON.stringify(seed)));
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    whole,
    pick: (list) => {
      const value = list[whole(0, list.length - 1)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    shuffled: (list) =>
      list
        .map((value) => ({ value, order: unit() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
}
