import { AppError } from '../../../shared/errors.ts';
import type { JobAddress, JobRecord } from './job-record.ts';
import type { JobStore } from './job-store.ts';

/**
 * The failed job that is to be tried again.
 * @throws AppError `job-not-found` or `job-not-failed`
 */
export async function findFailed(
  jobs: Pick<JobStore, 'find'>,
  address: JobAddress,
): Promise<JobRecord> {
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  if (job.status !== 'FAILED') throw new AppError('job-not-failed');
  return job;
}
