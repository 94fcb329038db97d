import * as z from 'zod/mini';

/** A number of whole quarters. `multipleOf` forgives rounding errors, so what is almost one becomes one. */
export const quarters = (least: number, most: number) =>
  z.number().check(
    z.gte(least),
    z.lte(most),
    z.multipleOf(0.25),
    z.overwrite((value) => Math.round(value * 4) / 4),
  );
