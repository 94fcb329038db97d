import { deleteContentJob, retryContentJob } from '../../../../../shared/contracts/ai-content.ts';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

/** Starts a failed draft again, as a new job. */
export const tryAgain = (jobId: string, idempotencyKey: string): Promise<ContentJob> =>
  call(retryContentJob, { params: { jobId }, idempotencyKey });

/** Deletes a finished job and its draft. */
export const removeContentJob = async (jobId: string): Promise<void> => {
  await call(deleteContentJob, { params: { jobId } });
};
