import * as z from 'zod/mini';

export const jobsEnvironment = z.object({ TABLE_NAME: z.string() });
export type JobsEnvironment = z.infer<typeof jobsEnvironment>;

export const sweepEnvironment = z.extend(jobsEnvironment, { NOTEBOOK_WORKFLOW_ARN: z.string() });
export type SweepEnvironment = z.infer<typeof sweepEnvironment>;
