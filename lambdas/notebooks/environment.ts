import * as z from 'zod/mini';

export const readingEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type ReadingEnvironment = z.infer<typeof readingEnvironment>;

export const renderingEnvironment = z.object({
  TABLE_NAME: z.string(),
  ARTWORK_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});
export type RenderingEnvironment = z.infer<typeof renderingEnvironment>;

export const workbooksEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
});
export type WorkbooksEnvironment = z.infer<typeof workbooksEnvironment>;
