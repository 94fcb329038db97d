import Box from '@mui/material/Box';
import { isFinished, type Job } from '../../../../shared/model/job.ts';
import { JobFailureReason } from './job-failure-reason.tsx';
import { JobProgress, type JobProgressProps } from './job-progress.tsx';
import { JobStatusChip } from './job-status-chip.tsx';

interface Props {
  readonly job: Job;
  readonly steps: JobProgressProps['steps'];
}

/** A job's status, with its progress while it runs and the reason when it failed. */
export const JobState = ({ job, steps }: Props) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
    <JobStatusChip status={job.status} />
    {!isFinished(job.status) && <JobProgress steps={steps} current={job.step} />}
    {job.status === 'FAILED' && <JobFailureReason failure={job.error} />}
  </Box>
);
