import type { PageOptions } from '../pages/options.ts';

/** Pages of every way to write and to photograph, in turn; language, size and ruling are left to the seed. */
export const combinations: readonly Partial<PageOptions>[] = (['print', 'hand'] as const).flatMap(
  (style) =>
    (['scan', 'photo'] as const).flatMap((capture) =>
      (['western', 'arabic-indic'] as const).map((digits) => ({
        style,
        capture,
        digits,
        ...(digits === 'arabic-indic' && { language: 'ar' as const }),
      })),
    ),
);
