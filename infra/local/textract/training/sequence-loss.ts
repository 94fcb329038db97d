import { NOTHING } from '../../../../lambdas/grades/reader/digits/alphabet.ts';
import { addLogs } from '../../../../lambdas/grades/reader/digits/sequence.ts';

const MINUS = Number.NEGATIVE_INFINITY;

/**
 * The loss of a sequence of signs: how unlikely the network finds them, summed over all alignments with its columns
 * (connectionist temporal classification, Graves et al. 2006), and its slope for each raw score, a row for each column.
 * Undefined if there are too few columns for the signs.
 */
export function sequenceLoss(
  likelihoods: readonly Float64Array[],
  signs: readonly number[],
): { readonly loss: number; readonly slopes: Float64Array[] } | undefined {
  const states = [NOTHING, ...signs.flatMap((sign) => [sign, NOTHING])];
  const count = states.length;
  const columns = likelihoods.length;
  const log = (column: number, state: number): number =>
    Math.log(Math.max(1e-30, likelihoods[column]?.[states[state] ?? NOTHING] ?? 0));
  /** A sign may follow another without a gap, unless they are the same. */
  const leaps = states.map(
    (state, index) => index >= 2 && state !== NOTHING && state !== states[index - 2],
  );
  const grid = (): Float64Array[] =>
    Array.from({ length: columns }, () => new Float64Array(count).fill(MINUS));

  const forward = grid();
  const backward = grid();
  for (let column = 0; column < columns; column += 1) {
    for (let state = 0; state < count; state += 1) {
      let sum = column === 0 && state < 2 ? 0 : MINUS;
      const before = forward[column - 1];
      if (before) {
        sum = addLogs(before[state] ?? MINUS, before[state - 1] ?? MINUS);
        if (leaps[state]) sum = addLogs(sum, before[state - 2] ?? MINUS);
      }
      const row = forward[column];
      if (row && sum !== MINUS) row[state] = sum + log(column, state);
    }
  }
  for (let column = columns - 1; column >= 0; column -= 1) {
    for (let state = 0; state < count; state += 1) {
      let sum = column === columns - 1 && state >= count - 2 ? 0 : MINUS;
      const after = backward[column + 1];
      if (after) {
        const from = (next: number): number => (after[next] ?? MINUS) + log(column + 1, next);
        sum = from(state);
        if (state + 1 < count) sum = addLogs(sum, from(state + 1));
        if (state + 2 < count && leaps[state + 2]) sum = addLogs(sum, from(state + 2));
      }
      const row = backward[column];
      if (row) row[state] = sum;
    }
  }
  const last = forward[columns - 1];
  const total = addLogs(last?.[count - 1] ?? MINUS, last?.[count - 2] ?? MINUS);
  if (total === MINUS) return undefined;
  const slopes = likelihoods.map((row, column) => {
    const slope = Float64Array.from(row);
    states.forEach((output, state) => {
      const path = (forward[column]?.[state] ?? MINUS) + (backward[column]?.[state] ?? MINUS);
      if (path !== MINUS) slope[output] = (slope[output] ?? 0) - Math.exp(path - total);
    });
    return slope;
  });
  return { loss: -total, slopes };
}
