import { deleteGradeJob, retryGradeJob } from '../../../../../shared/contracts/grades.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

/** Starts a failed extraction again, as a new job. */
export const tryAgain = (jobId: string, idempotencyKey: string): Promise<Job> =>
  call(retryGradeJob, { params: { jobId }, idempotencyKey });

/** Deletes a finished extraction and its files. */
export const removeGradeJob = async (jobId: string): Promise<void> => {
  await call(deleteGradeJob, { params: { jobId } });
};
