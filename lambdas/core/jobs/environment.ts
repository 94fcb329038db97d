import * as z from 'zod/mini';

/** The environment of functions that list, end or delete jobs with their files. */
export const jobFilesEnvironment = z.object({ TABLE_NAME: z.string(), RESULTS_BUCKET: z.string() });
export type JobFilesEnvironment = z.infer<typeof jobFilesEnvironment>;
