import { NOTHING } from '../../../../lambdas/grades/reader/digits/alphabet.ts';

/** The most likely output of each column, without repeats and gaps. */
export function bestPath(likelihoods: readonly Float64Array[]): number[] {
  let last = NOTHING;
  return likelihoods.flatMap((row) => {
    const best = row.indexOf(Math.max(...row));
    const isNew = best !== last && best !== NOTHING;
    last = best;
    return isNew ? [best] : [];
  });
}
