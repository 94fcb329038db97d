import * as z from 'zod/mini';

export const jobsEnvironment = z.object({ TABLE_NAME: z.string() });
export type JobsEnvironment = z.infer<typeof jobsEnvironment>;

/** The sweep starts the workflow of every kind of job. */
export const sweepEnvironment = z.extend(jobsEnvironment, {
  NOTEBOOK_WORKFLOW_ARN: z.string(),
  GRADE_WORKFLOW_ARN: z.string(),
  AI_CONTENT_WORKFLOW_ARN: z.string(),
});
export type SweepEnvironment = z.infer<typeof sweepEnvironment>;
