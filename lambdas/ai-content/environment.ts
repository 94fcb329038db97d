import * as z from 'zod/mini';

/** What a function needs that starts AI content jobs. */
export const startEnvironment = z.object({
  TABLE_NAME: z.string(),
  RESULTS_BUCKET: z.string(),
  AI_CONTENT_WORKFLOW_ARN: z.string(),
});
export type StartEnvironment = z.infer<typeof startEnvironment>;
