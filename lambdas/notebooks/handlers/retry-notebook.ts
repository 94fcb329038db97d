import { retryHandler } from '#core/jobs/submit-handlers.ts';
import { notebooks } from '../jobs.ts';
import { notebookSubmission } from '../submission.ts';

export const handler = retryHandler(notebooks, notebookSubmission);
