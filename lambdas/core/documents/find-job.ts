import { AppError, type ErrorCode } from '#shared/errors.ts';
import { isFinished } from '#shared/model/job.ts';
import type { JobAddress, JobRecord } from '../jobs/job-record.ts';
import type { JobStore } from '../jobs/job-store.ts';

interface Ports {
  readonly jobs: Pick<JobStore, 'find'>;
}

/** @throws AppError `job-not-found` */
export async function findJob({ jobs }: Ports, address: JobAddress): Promise<JobRecord> {
  const job = await jobs.find(address);
  if (!job) throw new AppError('job-not-found');
  return job;
}

/** What steps have stored becomes a document only when the job succeeds. */
export const isDocument = ({ status }: JobRecord): boolean => status === 'SUCCESS';

/** Why the document of a job cannot be edited, if it cannot. */
export const editingRefusal = (job: JobRecord): ErrorCode | undefined => {
  if (!isFinished(job.status)) return 'job-not-finished';
  return isDocument(job) ? undefined : 'document-not-found';
};

/**
 * Finds a job whose document may be changed.
 * @throws AppError `job-not-found`, `job-not-finished`, or `document-not-found` if the job has failed
 */
export async function requireEditable(ports: Ports, address: JobAddress): Promise<JobRecord> {
  const job = await findJob(ports, address);
  const refusal = editingRefusal(job);
  if (refusal !== undefined) throw new AppError(refusal);
  return job;
}
