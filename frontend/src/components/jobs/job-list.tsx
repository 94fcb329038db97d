import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Job } from '../../../../shared/model/job.ts';
import { useNow } from '../time/use-now.ts';
import { JobCards } from './job-cards.tsx';
import type { JobListProps } from './job-list-props.ts';
import { JobTable } from './job-table.tsx';

/** A history of jobs, newest first: a table where there is room, cards where there is not. */
export const JobList = <J extends Job>(props: JobListProps<J>) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const now = useNow();
  return wide ? <JobTable {...props} now={now} /> : <JobCards {...props} now={now} />;
};
