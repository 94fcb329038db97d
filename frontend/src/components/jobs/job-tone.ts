import type { JobStatus } from '../../../../shared/model/job.ts';

/** Colours of a job's state: orange, blue, green, red, and grey for anything else (specification, section 9). */
export type JobTone = 'pending' | 'running' | 'success' | 'failed' | 'neutral';

const tones: Record<JobStatus, JobTone> = {
  PENDING: 'pending',
  PROCESSING: 'running',
  SUCCESS: 'success',
  FAILED: 'failed',
};

export const jobTone = (status: JobStatus): JobTone => tones[status] ?? 'neutral';
