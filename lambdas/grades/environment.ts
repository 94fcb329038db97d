import * as z from 'zod/mini';

export const checkingEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
});

export const straighteningEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
});
