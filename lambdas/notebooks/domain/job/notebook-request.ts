import type * as z from 'zod/mini';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** The request in a job's record. */
export const notebookRequest = submitNotebook.body;
export type NotebookRequest = z.infer<typeof notebookRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(notebookRequest);
