import Box from '@mui/material/Box';
import type { Job } from '../../lib/api/answers.ts';
import { JobFailureReason } from './job-failure-reason.tsx';
import { JobProgress, type JobProgressProps } from './job-progress.tsx';
import { JobStatusChip } from './job-status-chip.tsx';

interface Props {
  readonly job: Job;
  readonly steps: JobProgressProps['steps'];
}

const isOpen = (status: string): boolean => status === 'PENDING' || status === 'PROCESSING';

/** A job's status, with its progress while it runs and the reason when it failed. */
export const JobState = ({ job, steps }: Props) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
    <JobStatusChip status={job.status} />
    {isOpen(job.status) && <JobProgress steps={steps} current={job.step} />}
    {job.status === 'FAILED' && <JobFailureReason failure={job.error} />}
  </Box>
);
