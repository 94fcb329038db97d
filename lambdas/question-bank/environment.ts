import * as z from 'zod/mini';

export const figuresEnvironment = z.object({ TABLE_NAME: z.string() });
export type FiguresEnvironment = z.infer<typeof figuresEnvironment>;
