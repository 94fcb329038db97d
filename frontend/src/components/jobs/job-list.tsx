import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Fragment, useEffect, useState, type RefCallback } from 'react';
import { createPortal } from 'react-dom';
import type { Job } from '../../lib/api/response-types.ts';
import { JobCards } from './job-cards.tsx';
import type { JobListProps } from './job-list-props.ts';
import { JobTable } from './job-table.tsx';
import { Now } from './job-time.tsx';
import { useKeptByJob } from './use-kept-by-job.ts';

interface Host {
  readonly element: HTMLElement;
  /** The `ref` of the element that shows the host. */
  readonly place: RefCallback<HTMLElement>;
}

const createHost = (): Host => {
  const element = document.createElement('div');
  // Lays out its content as if the host were not there.
  element.style.display = 'contents';
  return {
    element,
    place: (place) => {
      // Moved only when necessary, because moving an element loses the focus.
      if (place && element.parentElement !== place) place.append(element);
    },
  };
};

/** One element per id for the life of the list. What is rendered into it keeps its state when it moves on the page. */
const usePortalHosts = (): ((id: string) => Host) => {
  const [hosts] = useState(() => new Map<string, Host>());
  return (id) => {
    const host = hosts.get(id) ?? createHost();
    hosts.set(id, host);
    return host;
  };
};

const MINUTE = 60_000;

/** The current time in milliseconds since the epoch, updated every minute. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** A history of jobs, newest first, as table or cards. An open dialog of its actions survives rotating a phone. */
export const JobList = <J extends Job>({ actions, ...list }: JobListProps<J>) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const now = useNow();
  const hostOf = usePortalHosts();
  const Shape = wide ? JobTable : JobCards;
  const actionsOf = useKeptByJob((job: J) => (
    <Fragment key={job.id}>{createPortal(actions(job), hostOf(job.id).element)}</Fragment>
  ));
  return (
    <Now value={now}>
      <Shape {...list} placeActions={({ id }) => hostOf(id).place} />
      {list.jobs.map(actionsOf)}
    </Now>
  );
};
