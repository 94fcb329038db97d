import * as z from 'zod/mini';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { languages } from '#shared/model/locale.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** The request in a job's record; its language is always set. */
export const notebookRequest = z.extend(submitNotebook.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type NotebookRequest = z.infer<typeof notebookRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(notebookRequest);
