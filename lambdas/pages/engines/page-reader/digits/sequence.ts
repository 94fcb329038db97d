import { NOTHING, SIGNS } from './alphabet.ts';

/** A network's look at a strip: the shares of its outputs for each column. */
export type Look = readonly Float64Array[];

const MINUS = Number.NEGATIVE_INFINITY;

/** The logarithm of a sum, from the logarithms of its two terms. */
export const addLogs = (a: number, b: number): number => {
  if (a === MINUS) return b;
  if (b === MINUS) return a;
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b));
};

/** The output indices of signs. */
export const outputsOf = (signs: string): number[] =>
  [...signs].map((sign) => SIGNS.findIndex((known) => known === sign));

const SMALLEST = 1e-30;

/** Share from which a column is certainly empty; of several in a row one is enough. */
const EMPTY = 0.9995;

/** Drops columns that only repeat that nothing is there. */
export const condense = (shares: Look): Look =>
  shares.filter((row, column) => {
    const before = shares[column - 1];
    return (row[NOTHING] ?? 0) < EMPTY || (before?.[NOTHING] ?? 0) < EMPTY;
  });

/** The log likelihood that a strip's columns mean these signs, over all alignments. */
export function logLikelihood(shares: Look, signs: string): number {
  const states = [NOTHING, ...outputsOf(signs).flatMap((output) => [output, NOTHING])];
  const leaps = states.map((output, state) => output !== NOTHING && output !== states[state - 2]);
  let before = new Float64Array(states.length);
  let next = new Float64Array(states.length);
  // Each column is scaled to a sum of one, so that products do not vanish; the scales are what remains.
  let logOfScales = 0;
  for (const [column, row] of shares.entries()) {
    let sum = 0;
    for (let state = 0; state < states.length; state += 1) {
      let path = column === 0 ? (state < 2 ? 1 : 0) : (before[state] ?? 0);
      if (state > 0) path += before[state - 1] ?? 0;
      if (leaps[state]) path += before[state - 2] ?? 0;
      const share = path * Math.max(SMALLEST, row[states[state] ?? NOTHING] ?? 0);
      next[state] = share;
      sum += share;
    }
    if (sum === 0) return MINUS;
    for (let state = 0; state < states.length; state += 1) next[state] = (next[state] ?? 0) / sum;
    logOfScales += Math.log(sum);
    [before, next] = [next, before];
  }
  const end = (before.at(-1) ?? 0) + (before.at(-2) ?? 0);
  return end > 0 ? Math.log(end) + logOfScales : MINUS;
}

/** The likelihood of a prefix that ends with or without a gap. */
interface Beam {
  readonly gap: number;
  readonly sign: number;
}

const total = ({ gap, sign }: Beam): number => addLogs(gap, sign);

/** The most likely readings of a strip's columns, at most `width` (beam search). */
export function readings(shares: Look, width: number): readonly string[] {
  let beams = new Map<string, Beam>([['', { gap: 0, sign: MINUS }]]);
  for (const row of shares) {
    const next = new Map<string, Beam>();
    const raise = (signs: string, gap: number, sign: number): void => {
      const old = next.get(signs) ?? { gap: MINUS, sign: MINUS };
      next.set(signs, { gap: addLogs(old.gap, gap), sign: addLogs(old.sign, sign) });
    };
    const outputs = SIGNS.flatMap((sign, output) => {
      const share = row[output] ?? 0;
      return share > 0.001 ? [{ sign, log: Math.log(share) }] : [];
    });
    const nothing = Math.log(Math.max(SMALLEST, row[NOTHING] ?? 0));
    for (const [signs, beam] of beams) {
      raise(signs, total(beam) + nothing, MINUS);
      for (const { sign, log } of outputs) {
        if (signs.endsWith(sign)) {
          raise(signs, MINUS, beam.sign + log);
          raise(signs + sign, MINUS, beam.gap + log);
        } else {
          raise(signs + sign, MINUS, total(beam) + log);
        }
      }
    }
    const best = [...next].toSorted(([, a], [, b]) => total(b) - total(a));
    beams = new Map(best.slice(0, width));
  }
  return [...beams.keys()];
}
