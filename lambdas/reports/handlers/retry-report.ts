import { retryHandler } from '#core/jobs/submit-handlers.ts';
import { reports } from '../jobs.ts';
import { reportSubmission } from '../submission.ts';

export const handler = retryHandler(reports, reportSubmission);
