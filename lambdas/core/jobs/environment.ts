import * as z from 'zod/mini';

/** What a function needs that lists jobs and links to their files. */
export const jobListEnvironment = z.object({ TABLE_NAME: z.string(), RESULTS_BUCKET: z.string() });
export type JobListEnvironment = z.infer<typeof jobListEnvironment>;
