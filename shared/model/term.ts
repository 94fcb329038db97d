import * as z from 'zod/mini';

export const terms = [1, 2, 3] as const;
export const term = z.literal(terms);
export type Term = z.infer<typeof term>;
