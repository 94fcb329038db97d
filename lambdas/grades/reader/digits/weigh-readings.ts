import { withoutDecimals } from './mark-grammar.ts';
import { addLogs, condense, logLikelihood, readings } from './sequence.ts';

/** What speaks for a reading of one cell; shares are 0–1. */
export interface Evidence {
  readonly signs: string;
  /** Of all readings, by network and grammar. */
  readonly share: number;
  /** The smallest share that one look alone gives it, without grammar. */
  readonly leastShare: number;
  /** Of the looks, those whose own best reading it is. */
  readonly agreement: number;
  /** Of readings that differ in their decimal mark alone. */
  readonly decimalDoubt: number;
  /** How surely each column of the strip says what it says, at the least sure: a logarithm for each sign. */
  readonly clarity: number;
  /** How likely such a reading is before anything is seen: at most 1. */
  readonly weight: number;
}

const BEAM = 10;
/** Readings of each look that are compared. */
const COMPARED = 6;

/** The share of one of several readings, from the logarithm of each. */
export const shareOf = (logs: readonly number[], index: number): number => {
  const sum = logs.reduce(addLogs, Number.NEGATIVE_INFINITY);
  return Math.exp((logs[index] ?? Number.NEGATIVE_INFINITY) - sum);
};
const bestOf = (logs: readonly number[]): number => logs.indexOf(Math.max(...logs));

/** What several looks at a cell may say, and how likely each holds it. */
export interface Comparison {
  readonly candidates: readonly string[];
  /** For each look a logarithm for each candidate. */
  readonly byLook: readonly (readonly number[])[];
  /** The looks' mean. */
  readonly mean: readonly number[];
}

/** Compares looks at a cell, each the shares of a network's outputs, column by column. */
export function compareLooks(wholeLooks: readonly (readonly Float64Array[])[]): Comparison {
  const looks = wholeLooks.map(condense);
  const candidates = [...new Set(looks.flatMap((look) => readings(look, BEAM).slice(0, COMPARED)))];
  const byLook = looks.map((look) => candidates.map((signs) => logLikelihood(look, signs)));
  const mean = candidates.map(
    (_, index) => byLook.reduce((sum, logs) => sum + (logs[index] ?? 0), 0) / looks.length,
  );
  return { candidates, byLook, mean };
}

/**
 * Chooses what a cell says. Grammar, and what else `weigh` knows before anything is seen (0–1), weigh little: they decide
 * between readings that the looks hold almost alike.
 */
export function weighReadings(
  { candidates, byLook, mean }: Comparison,
  weigh: (signs: string) => number,
): Evidence {
  const weighed = candidates.map((signs, index) => (mean[index] ?? 0) + Math.log(weigh(signs)));
  const best = bestOf(weighed);
  const signs = candidates[best] ?? '';
  const bare = withoutDecimals(signs);
  return {
    signs,
    share: shareOf(weighed, best),
    leastShare: Math.min(...byLook.map((logs) => shareOf(logs, best))),
    agreement: byLook.filter((logs) => bestOf(logs) === best).length / byLook.length,
    decimalDoubt: candidates.reduce(
      (sum, other, index) =>
        index !== best && withoutDecimals(other) === bare ? sum + shareOf(mean, index) : sum,
      0,
    ),
    clarity: (mean[best] ?? 0) / (signs.length + 1),
    weight: weigh(signs),
  };
}
