import type { ReactNode } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Job } from '../../../../shared/model/job.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useNow } from '../time/use-now.ts';
import { JobCards } from './job-cards.tsx';
import type { JobStep } from './job-progress.tsx';
import { JobTable } from './job-table.tsx';

/** A column of a history beyond those every job has. */
export interface JobColumn<J extends Job> {
  readonly id: string;
  readonly label: MessageId;
  readonly render: (job: J) => ReactNode;
}

export interface JobListProps<J extends Job> {
  /** What the table is called for screen readers. */
  readonly label: MessageId;
  readonly jobs: readonly J[];
  readonly steps: readonly JobStep[];
  readonly columns: readonly JobColumn<J>[];
  readonly actions: (job: J) => ReactNode;
}

/** A history of jobs, newest first: a table where there is room, cards where there is not. */
export const JobList = <J extends Job>(props: JobListProps<J>) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const now = useNow();
  return wide ? <JobTable {...props} now={now} /> : <JobCards {...props} now={now} />;
};
