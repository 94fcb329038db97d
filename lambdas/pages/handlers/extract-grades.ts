import { submitHandler } from '#core/jobs/submit-handlers.ts';
import { extractions } from '../jobs.ts';
import { extractionSubmission } from '../submission.ts';

export const handler = submitHandler(extractions, extractionSubmission);
