import * as z from 'zod/mini';

/** A text in each language of the product. */
export const bothLanguages = z.object({ en: z.string(), ar: z.string() });
