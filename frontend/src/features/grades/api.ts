import type { BodyOf } from '../../../../shared/contracts/endpoint.ts';
import {
  deleteGradeJob,
  extractGrades,
  listGradeJobs,
  retryGradeJob,
} from '../../../../shared/contracts/grades.ts';
import type { Job } from '../../lib/api/answers.ts';
import { call } from '../../lib/api/client.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';

/** The readings of pictured gradebooks. */
export const gradeJobs: JobCalls<Job, BodyOf<typeof extractGrades>> = {
  list: listGradeJobs.id,
  fetch: () => call(listGradeJobs),
  start: (body, idempotencyKey) => call(extractGrades, { body, idempotencyKey }),
  retry: (jobId, idempotencyKey) => call(retryGradeJob, { params: { jobId }, idempotencyKey }),
  remove: (jobId) => call(deleteGradeJob, { params: { jobId } }),
};
