import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import type { Job } from '../../lib/api/answers.ts';
import { useNow } from '../time/use-now.ts';
import { JobCards } from './job-cards.tsx';
import type { JobListProps } from './job-list-props.ts';
import { JobTable } from './job-table.tsx';
import { useHosts } from './use-hosts.ts';

/**
 * A history of jobs, newest first: a table where there is room, cards where there is not. The actions are neither's, so
 * that a dialog stays open when a telephone is turned.
 */
export const JobList = <J extends Job>({ actions, ...list }: JobListProps<J>) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const now = useNow();
  const hostOf = useHosts();
  const Shape = wide ? JobTable : JobCards;
  return (
    <>
      <Shape {...list} now={now} placeActions={({ id }) => hostOf(id).place} />
      {list.jobs.map((job) => (
        <Fragment key={job.id}>{createPortal(actions(job), hostOf(job.id).element)}</Fragment>
      ))}
    </>
  );
};
