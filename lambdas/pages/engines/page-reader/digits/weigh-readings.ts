import { LETTERS } from './alphabet.ts';
import { removeDecimalMarks } from './mark-grammar.ts';
import { addLogs, condense, logLikelihood, readings, type Look } from './sequence.ts';

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
  /** The share that another network gives to the reading; `undefined` where no other looked. */
  readonly seconded: number | undefined;
  /** The share that the other network gives to readings with letters. */
  readonly letterDoubt: number;
}

/** The looks at a cell make the same errors, so their likelihoods count a little less than they say. */
const TRUST = 0.84;

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
  /** The mean over the looks of a network that does not decide. */
  readonly second?: readonly number[] | undefined;
}

/** Each candidate's logarithms of a look, one row for a look. */
const logsOf = (looks: readonly Look[], candidates: readonly string[]): number[][] =>
  looks.map((look) => candidates.map((signs) => logLikelihood(look, signs)));

const meanOf = (byLook: readonly (readonly number[])[], count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => byLook.reduce((sum, logs) => sum + (logs[index] ?? 0), 0) / byLook.length,
  );

const candidatesOf = (looks: readonly Look[]): string[] =>
  looks.flatMap((look) => readings(look, BEAM).slice(0, COMPARED));

/**
 * Compares looks at a cell. Another network may look as well: its readings are candidates too, and it says how likely
 * each candidate is, but it does not choose.
 */
export function compareLooks(
  wholeLooks: readonly Look[],
  otherLooks: readonly Look[] = [],
): Comparison {
  const [looks, others] = [wholeLooks.map(condense), otherLooks.map(condense)];
  const named = [...new Set(candidatesOf([...looks, ...others]))];
  // The networks of pens often find nothing in a plain bar; where ink is, something is written.
  const written = others.length > 0 ? named.filter((signs) => signs !== '') : named;
  const candidates = written.length > 0 ? written : named;
  const byLook = logsOf(looks, candidates);
  return {
    candidates,
    byLook,
    mean: meanOf(byLook, candidates.length),
    second: others.length > 0 ? meanOf(logsOf(others, candidates), candidates.length) : undefined,
  };
}

/** How likely each candidate is by the networks and the prior `weigh` (0–1), as logarithms. */
export const weighedLogs = (
  { candidates, mean }: Pick<Comparison, 'candidates' | 'mean'>,
  weigh: (signs: string) => number,
): number[] =>
  candidates.map((signs, index) => TRUST * (mean[index] ?? 0) + Math.log(weigh(signs)));

/**
 * Chooses the reading of a cell. The prior `weigh` (0–1), such as grammar, has little weight and only decides between
 * readings that the looks find almost equally likely.
 */
export function weighReadings(
  { candidates, byLook, mean, second }: Comparison,
  weigh: (signs: string) => number,
): Evidence {
  const weighed = weighedLogs({ candidates, mean }, weigh);
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
    seconded: second && shareOf(second, best),
    letterDoubt: second
      ? candidates.reduce(
          (sum, other, index) => (LETTERS.test(other) ? sum + shareOf(second, index) : sum),
          0,
        )
      : 0,
  };
}
