import {
  deleteContentJob,
  generateContent,
  listContentJobs,
  retryContentJob,
  type ContentRequest,
} from '../../../../shared/contracts/ai-content.ts';
import type { ContentJob } from '../../lib/api/answers.ts';
import { call } from '../../lib/api/client.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';

/** The drafts of lesson plans, tests and exercises. */
export const contentJobs: JobCalls<ContentJob, ContentRequest> = {
  list: listContentJobs.id,
  fetch: () => call(listContentJobs),
  start: (body, idempotencyKey) => call(generateContent, { body, idempotencyKey }),
  retry: (jobId, idempotencyKey) => call(retryContentJob, { params: { jobId }, idempotencyKey }),
  remove: (jobId) => call(deleteContentJob, { params: { jobId } }),
};
