import type { PageOptions } from '../pages/options.ts';

/** Pages with every way to write and photograph, in turn; the seed decides language, size and ruling. */
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
