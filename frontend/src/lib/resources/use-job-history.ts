import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { Job } from '../api/response-types.ts';
import type { JobCalls } from './job-calls.ts';
import { useJobList } from './use-job-list.ts';

const PAGE = limits.jobsShown;
/** Milliseconds after which older jobs are fetched again: 40% of the time that their links are valid. */
const FRESH = limits.presignedUrlSeconds * 400;

/** Loads jobs older than those on the page. */
export interface OlderJobs {
  /** Whether there may be older jobs. */
  readonly exist: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  /** The number of jobs added last; undefined before the first. */
  readonly added: number | undefined;
  readonly show: () => Promise<void>;
}

interface JobHistory<J> {
  readonly jobs: readonly J[] | undefined;
  readonly error: unknown;
  readonly older: OlderJobs;
  /** Fetches all visible jobs again. */
  readonly refresh: () => Promise<void>;
}

const lastOf = (jobs: readonly Job[] | undefined): string => jobs?.at(-1)?.id ?? '';
const olderThan = <J extends Job>(jobs: readonly J[], id: string): J[] =>
  jobs.filter((job) => job.id < id);

/** The newest page, followed by the known older jobs. */
const mergeNewest = <J extends Job>(newest: readonly J[], known: readonly J[]): readonly J[] => {
  const isAll = newest.length < PAGE;
  // The newest page no longer reaches the known jobs, so unknown jobs may lie between them.
  const isApart = lastOf(newest) > (known[0]?.id ?? '');
  return isAll || isApart ? newest : [...newest, ...olderThan(known, lastOf(newest))];
};

/** The history of a kind of job: polls the newest page, fetches older ones on request. Ids sort by time. */
export function useJobHistory<J extends Job>(
  calls: Pick<JobCalls<J, never>, 'list' | 'fetch' | 'fetchOlder'>,
): JobHistory<J> {
  const { data: newest, error, isValidating, mutate } = useJobList(calls.list, calls.fetch);
  const [seen, setSeen] = useState(newest);
  /** All visible jobs, once older ones were requested. */
  const [known, setKnown] = useState<readonly J[]>();
  /** The id of the oldest job of all, once known. */
  const [end, setEnd] = useState<string>();
  const [state, setState] = useState<OlderJobs['state']>('idle');
  const [added, setAdded] = useState<number>();
  const fetchedAt = useRef(0);

  if (newest !== seen) {
    setSeen(newest);
    if (known && newest) setKnown(mergeNewest(newest, known));
  }
  const jobs = known ?? newest;
  const last = lastOf(jobs);

  const show = async () => {
    if (!jobs || state === 'loading') return;
    if (!known) fetchedAt.current = Date.now();
    // From now on, jobs that leave the newest page stay visible.
    setKnown(jobs);
    setState('loading');
    try {
      const page = await calls.fetchOlder(last);
      setKnown((now = []) =>
        lastOf(now) > last ? now : [...now, ...olderThan(page, lastOf(now))],
      );
      if (page.length < PAGE) setEnd(page.at(-1)?.id ?? last);
      setAdded(page.length);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  /** Fetches the visible older jobs again, because links expire and other devices delete jobs. */
  const refreshOlder = async (top: readonly J[]) => {
    const border = lastOf(top);
    const rows: J[] = [];
    let oldest = border;
    let isEnd = top.length < PAGE;
    fetchedAt.current = Date.now();
    try {
      while (!isEnd && oldest > last) {
        const page = await calls.fetchOlder(oldest);
        rows.push(...page);
        oldest = page.at(-1)?.id ?? oldest;
        isEnd = page.length < PAGE;
      }
      if (isEnd) setEnd(oldest);
      setKnown((now = []) => [
        ...now.filter(({ id }) => id >= border),
        ...rows,
        ...(isEnd ? [] : olderThan(now, oldest)),
      ]);
    } catch {
      // The next poll tries again.
      fetchedAt.current = 0;
    }
  };

  const onPolled = useEffectEvent(() => {
    if (known && newest && Date.now() - fetchedAt.current >= FRESH) void refreshOlder(newest);
  });
  useEffect(() => {
    if (!isValidating) onPolled();
  }, [isValidating]);

  const refresh = async () => {
    const top = await mutate();
    if (known && top) await refreshOlder(top);
  };
  const exist = jobs !== undefined && jobs.length >= PAGE && last !== end;
  return { jobs, error, older: { exist, state, added, show }, refresh };
}
