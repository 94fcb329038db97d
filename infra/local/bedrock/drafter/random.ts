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

/** A number of 32 bits for a text: FNV-1a. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** The generator "mulberry32" of a hash: small, and good enough to vary drafts. */
const generatorOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The chance of anything that can be written as JSON: what is asked decides the draft, so it is the same each time. */
export function randomOf(seed: unknown): Random {
  const unit = generatorOf(hash(JSON.stringify(seed)));
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
