import { numberPlausibility, plausibility, withoutDecimals } from './mark-grammar.ts';
import { addLogs, logLikelihood, readings } from './sequence.ts';

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
  readonly plausible: boolean;
}

const BEAM = 10;
/** Readings of each look that are compared. */
const COMPARED = 6;

const shareOf = (logs: readonly number[], index: number): number => {
  const sum = logs.reduce(addLogs, Number.NEGATIVE_INFINITY);
  return Math.exp((logs[index] ?? Number.NEGATIVE_INFINITY) - sum);
};
const bestOf = (logs: readonly number[]): number => logs.indexOf(Math.max(...logs));

/**
 * Chooses what a cell says from several looks at it, each the shares of a network's outputs, column by column.
 * Grammar weighs little: it decides between readings that the looks hold almost alike.
 */
export function weighReadings(
  looks: readonly (readonly Float64Array[])[],
  kind: 'mark' | 'number',
): Evidence {
  const candidates = [...new Set(looks.flatMap((look) => readings(look, BEAM).slice(0, COMPARED)))];
  const byLook = looks.map((look) => candidates.map((signs) => logLikelihood(look, signs)));
  const mean = candidates.map(
    (_, index) => byLook.reduce((sum, logs) => sum + (logs[index] ?? 0), 0) / looks.length,
  );
  const weigh = kind === 'mark' ? plausibility : numberPlausibility;
  const weighed = candidates.map((signs, index) => (mean[index] ?? 0) + Math.log(weigh(signs)));
  const best = bestOf(weighed);
  const signs = candidates[best] ?? '';
  const bare = withoutDecimals(signs);
  return {
    signs,
    share: shareOf(weighed, best),
    leastShare: Math.min(...byLook.map((logs) => shareOf(logs, best))),
    agreement: byLook.filter((logs) => bestOf(logs) === best).length / looks.length,
    decimalDoubt: candidates.reduce(
      (sum, other, index) =>
        index !== best && withoutDecimals(other) === bare ? sum + shareOf(mean, index) : sum,
      0,
    ),
    clarity: (mean[best] ?? 0) / (signs.length + 1),
    plausible: weigh(signs) >= 0.5,
  };
}
