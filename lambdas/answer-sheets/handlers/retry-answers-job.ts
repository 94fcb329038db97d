import { retryHandler } from '#core/jobs/submit-handlers.ts';
import { readings } from '../jobs.ts';
import { readingSubmission } from '../submission.ts';

export const handler = retryHandler(readings, readingSubmission);
