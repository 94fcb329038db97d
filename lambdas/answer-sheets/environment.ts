import * as z from 'zod/mini';

export const tableEnvironment = z.object({ TABLE_NAME: z.string() });
export type TableEnvironment = z.infer<typeof tableEnvironment>;

export const readingEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type ReadingEnvironment = z.infer<typeof readingEnvironment>;
