import { deleteNotebook, retryNotebook } from '../../../../../shared/contracts/notebooks.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

/** Starts a failed notebook again, as a new job. */
export const tryAgain = (jobId: string, idempotencyKey: string): Promise<Job> =>
  call(retryNotebook, { params: { jobId }, idempotencyKey });

/** Deletes a finished notebook and its files. */
export const removeNotebook = async (jobId: string): Promise<void> => {
  await call(deleteNotebook, { params: { jobId } });
};
