import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import type { Job } from '../../lib/api/response-types.ts';
import { NothingHere } from '../feedback/nothing-here.tsx';
import { FailureLead, leadOf } from './failure-lead.tsx';
import { JobState } from './job-state.tsx';

type Nothing = ComponentProps<typeof NothingHere>;

interface Props
  extends
    Pick<ComponentProps<typeof JobState>, 'steps'>,
    Pick<Nothing, 'picture' | 'to' | 'action'> {
  /** Undefined if it does not exist. */
  readonly job: Job | undefined;
  /** Why there is nothing although the job has succeeded. */
  readonly text: MessageId;
  /** Why it failed, and the way to try again. */
  readonly failed: Pick<Nothing, 'text' | 'to' | 'action' | 'other'>;
  /** What to know while it runs. */
  readonly running?: ReactNode;
}

/** Replaces a job's document: the job does not exist, is still running, has failed or made none. */
export const NothingOfJob = ({ job, steps, picture, text, failed, running, ...history }: Props) => {
  const lead = job?.status === 'FAILED' ? leadOf(job.error) : undefined;
  return !job || job.status === 'SUCCESS' ? (
    <NothingHere picture={picture} text={job ? text : 'error.job-not-found'} {...history} />
  ) : (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <JobState job={job} steps={steps} />
      {lead && (
        <div>
          <FailureLead {...lead} />
        </div>
      )}
      {job.status === 'FAILED' ? <NothingHere picture={picture} {...failed} /> : running}
    </Box>
  );
};
