import { AppError } from '../../../shared/errors.ts';
import { isFinished } from '../../../shared/model/job.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';

export interface DeletePorts {
  readonly jobs: Pick<JobStore, 'find' | 'remove'>;
  /** Deletes an object of the results bucket; it is no error if there is none. */
  readonly deleteFile: (key: string) => Promise<void>;
}

/**
 * Deletes a finished job with its files and `workKeys`, what its steps may have left.
 * @throws AppError `job-not-found` or `job-not-finished`
 */
export async function deleteJob(
  { jobs, deleteFile }: DeletePorts,
  address: JobAddress,
  workKeys: readonly string[] = [],
): Promise<void> {
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  if (!isFinished(job.status)) throw new AppError('job-not-finished');
  // Files first: what a crash leaves is still on the list, to be deleted again.
  await Promise.all([...workKeys, ...job.files.map(({ key }) => key)].map(deleteFile));
  await jobs.remove(address, ['SUCCESS', 'FAILED']);
}
