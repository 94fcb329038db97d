import * as z from 'zod/mini';
import { extractGrades } from '#shared/contracts/grades.ts';
import { languages } from '#shared/model/locale.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** The request in a job's record; its language is always set. */
export const extractionRequest = z.extend(extractGrades.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type ExtractionRequest = z.infer<typeof extractionRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(extractionRequest);
