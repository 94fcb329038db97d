/**
 * The rank of a value, 1 for the highest; equal values share a rank.
 * @param values all values, with or without the ranked one
 */
export const rankIn = (values: readonly number[], ranked: number): number =>
  1 + values.filter((value) => value > ranked).length;
