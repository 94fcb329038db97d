import * as z from 'zod/mini';

/** What a function needs that lists, ends or deletes jobs with their files. */
export const jobFilesEnvironment = z.object({ TABLE_NAME: z.string(), RESULTS_BUCKET: z.string() });
export type JobFilesEnvironment = z.infer<typeof jobFilesEnvironment>;
