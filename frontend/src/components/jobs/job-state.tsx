import Box from '@mui/material/Box';
import { FormattedDate } from 'react-intl';
import { areFilesGone } from '#shared/model/job.ts';
import { Message } from '../../i18n/message.tsx';
import type { Job, JobFailure } from '../../lib/api/response-types.ts';
import { FailureText } from './failure-text.tsx';
import { JobProgress, type JobProgressProps } from './job-progress.tsx';
import { JobStatusChip } from '../job-status/job-status-chip.tsx';
import { isStopped } from '../job-status/job-tone.ts';

/** Why a job failed, and where in the file. */
const JobFailureReason = ({ failure }: { readonly failure: JobFailure | undefined }) => (
  <Box component="span" sx={{ color: 'job.failed.text', fontSize: '0.875rem' }}>
    <FailureText code={failure?.code ?? 'internal'} params={failure?.params} />
  </Box>
);

/** The date until which the job's files are, or were, stored. */
const FilesKept = ({ job }: { readonly job: Job }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
    <Message
      id={areFilesGone(job) ? 'job.filesGone' : 'job.keptUntil'}
      values={{ date: <FormattedDate key="date" value={job.filesExpireAt} dateStyle="medium" /> }}
    />
  </Box>
);

interface Props {
  readonly job: Job;
  readonly steps: JobProgressProps['steps'];
}

const isOpen = (status: string): boolean => status === 'PENDING' || status === 'PROCESSING';

/** A job's status, with its progress while it runs, the reason if it failed, and how long its files are stored. */
export const JobState = ({ job, steps }: Props) => (
  <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
    <JobStatusChip job={job} />
    {isOpen(job.status) && (
      <JobProgress
        steps={steps}
        current={job.step}
        progress={job.progress}
        isWaiting={job.waitingSince !== undefined}
      />
    )}
    {job.filesExpireAt !== undefined && <FilesKept job={job} />}
    {job.status === 'FAILED' && !isStopped(job) && <JobFailureReason failure={job.error} />}
  </Box>
);
