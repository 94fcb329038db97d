import { removeDecimalMarks } from './mark-grammar.ts';
import { addLogs, condense, logLikelihood, readings } from './sequence.ts';

/** The evidence for a reading of one cell; shares are 0–1. */
export interface Evidence {
  readonly signs: string;
  /** Among all readings, by network and grammar. */
  readonly share: number;
  /** The smallest share in a single look, without grammar. */
  readonly leastShare: number;
  /** The share of looks whose best reading it is. */
  readonly agreement: number;
  /** The share of readings that differ only in their decimal mark. */
  readonly decimalDoubt: number;
  /** Certainty of the least certain column of the strip, as a logarithm per sign. */
  readonly clarity: number;
  /** The prior likelihood of the reading, at most 1. */
  readonly weight: number;
}

const BEAM = 10;
/** Readings of each look that are compared. */
const COMPARED = 6;

/** The share of one reading, from the logarithms of all. */
export const shareOf = (logs: readonly number[], index: number): number => {
  const sum = logs.reduce(addLogs, Number.NEGATIVE_INFINITY);
  return Math.exp((logs[index] ?? Number.NEGATIVE_INFINITY) - sum);
};
const bestOf = (logs: readonly number[]): number => logs.indexOf(Math.max(...logs));

/** The possible readings of a cell, and their likelihood in each look. */
export interface Comparison {
  readonly candidates: readonly string[];
  /** For each look, one logarithm per candidate. */
  readonly byLook: readonly (readonly number[])[];
  /** The mean over the looks. */
  readonly mean: readonly number[];
}

/** Compares looks at a cell; each is the shares of a network's outputs by column. */
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
 * Chooses the reading of a cell. The prior `weigh` (0–1), such as grammar, has little weight and only decides between
 * readings that the looks find almost equally likely.
 */
export function weighReadings(
  { candidates, byLook, mean }: Comparison,
  weigh: (signs: string) => number,
): Evidence {
  const weighed = candidates.map((signs, index) => (mean[index] ?? 0) + Math.log(weigh(signs)));
  const best = bestOf(weighed);
  const signs = candidates[best] ?? '';
  const bare = removeDecimalMarks(signs);
  return {
    signs,
    share: shareOf(weighed, best),
    leastShare: Math.min(...byLook.map((logs) => shareOf(logs, best))),
    agreement: byLook.filter((logs) => bestOf(logs) === best).length / byLook.length,
    decimalDoubt: candidates.reduce(
      (sum, other, index) =>
        index !== best && removeDecimalMarks(other) === bare ? sum + shareOf(mean, index) : sum,
      0,
    ),
    clarity: (mean[best] ?? 0) / (signs.length + 1),
    weight: weigh(signs),
  };
}
