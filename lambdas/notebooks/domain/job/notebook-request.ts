import * as z from 'zod/mini';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { languages } from '#shared/model/locale.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** What a notebook job was asked for, as its record keeps it: always with a language. */
export const notebookRequest = z.extend(submitNotebook.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type NotebookRequest = z.infer<typeof notebookRequest>;

/** What a job was asked for; it is `cancelled` if it was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(notebookRequest);
