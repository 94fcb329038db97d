import type { JobStatus } from '#shared/model/job.ts';

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

export const jobTone = (status: string): JobTone =>
  isJobStatus(status) ? tones[status] : 'neutral';
