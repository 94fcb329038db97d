import * as z from 'zod/mini';

/** What a function needs that starts grade extractions. */
export const startEnvironment = z.object({
  TABLE_NAME: z.string(),
  UPLOADS_BUCKET: z.string(),
  RESULTS_BUCKET: z.string(),
  GRADE_WORKFLOW_ARN: z.string(),
});
export type StartEnvironment = z.infer<typeof startEnvironment>;
