import * as z from 'zod/mini';

/**
 * A number of whole quarters, as points, thresholds and hours are given. `multipleOf` forgives a rounding error, so what is
 * almost a quarter becomes one; the table takes no number as small as 1e-300.
 */
export const quarters = (least: number, most: number) =>
  z.number().check(
    z.gte(least),
    z.lte(most),
    z.multipleOf(0.25),
    z.overwrite((value) => Math.round(value * 4) / 4),
  );
