import * as z from 'zod/mini';
import { extractGrades } from '#shared/contracts/grades.ts';
import { languages } from '#shared/model/locale.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** What an extraction was asked for, as its record keeps it: always with a language. */
export const extractionRequest = z.extend(extractGrades.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type ExtractionRequest = z.infer<typeof extractionRequest>;

/** What a job was asked for; it is `cancelled` if it was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(extractionRequest);
