import type { JobStatus } from '#shared/model/job.ts';
import type { Job } from '../../lib/api/response-types.ts';

/** Colours of a job's state: orange, blue, green, red, and grey for anything else. */
export type JobTone = 'pending' | 'running' | 'success' | 'failed' | 'neutral';

const tones: Readonly<Record<JobStatus, JobTone>> = {
  PENDING: 'pending',
  PROCESSING: 'running',
  SUCCESS: 'success',
  FAILED: 'failed',
};

/** Whether this client knows the status; a newer server may use others. */
export const isJobStatus = (status: string): status is JobStatus => Object.hasOwn(tones, status);

/** Whether a job failed because its teacher stopped it, which is no fault. */
export const isStopped = ({ status, error }: Pick<Job, 'status' | 'error'>): boolean =>
  status === 'FAILED' && error?.code === 'cancelled';

export const jobTone = (job: Pick<Job, 'status' | 'error'>): JobTone =>
  isJobStatus(job.status) && !isStopped(job) ? tones[job.status] : 'neutral';
