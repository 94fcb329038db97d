import * as z from 'zod/mini';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';

/** The sweep starts the workflow of every kind of job. */
export const sweepEnvironment = z.extend(jobFilesEnvironment, {
  NOTEBOOK_WORKFLOW_ARN: z.string(),
  GRADE_WORKFLOW_ARN: z.string(),
  AI_CONTENT_WORKFLOW_ARN: z.string(),
});
export type SweepEnvironment = z.infer<typeof sweepEnvironment>;
