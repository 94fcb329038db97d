import { seeded, seedOf } from '#shared/seeded.ts';

/** What a seed decides: the same calls in the same order decide the same. */
export interface Random {
  /** From 0 up to 1. */
  readonly unit: () => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  /** Throws where there is nothing to pick from. */
  readonly pick: <Value>(list: readonly Value[]) => Value;
  readonly shuffled: <Value>(list: readonly Value[]) => Value[];
}

/** The chance of anything that can be written as JSON: what is asked decides the draft, so it is the same each time. */
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
