import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { Job } from '../api/response-types.ts';
import type { JobCalls } from './job-calls.ts';
import { useJobList } from './use-job-list.ts';

const PAGE = limits.jobsShown;
/** Milliseconds after which older jobs are fetched again: well before their links end, which are good half their life. */
const FRESH = limits.presignedUrlSeconds * 400;

/** The way to jobs older than those that are shown. */
export interface OlderJobs {
  /** Whether there may be any. */
  readonly exist: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  /** How many were added last; undefined before any were asked for. */
  readonly added: number | undefined;
  readonly show: () => Promise<void>;
}

interface JobHistory<J> {
  readonly jobs: readonly J[] | undefined;
  readonly error: unknown;
  readonly older: OlderJobs;
  /** Brings all that is shown up to date. */
  readonly refresh: () => Promise<void>;
}

const lastOf = (jobs: readonly Job[] | undefined): string => jobs?.at(-1)?.id ?? '';
const olderThan = <J extends Job>(jobs: readonly J[], id: string): J[] =>
  jobs.filter((job) => job.id < id);

/** The newest page with the known jobs that follow it. */
const withNewest = <J extends Job>(newest: readonly J[], known: readonly J[]): readonly J[] => {
  const isAll = newest.length < PAGE;
  // So many are new that what is known does not follow: there may be others between.
  const isApart = lastOf(newest) > (known[0]?.id ?? '');
  return isAll || isApart ? newest : [...newest, ...olderThan(known, lastOf(newest))];
};

/**
 * The history of a kind of job: its newest page is polled, older ones are fetched when asked for and stay, whatever comes
 * or goes meanwhile. What is older is told by the id, which sorts by time.
 */
export function useJobHistory<J extends Job>(
  calls: Pick<JobCalls<J, never>, 'list' | 'fetch' | 'fetchOlder'>,
): JobHistory<J> {
  const { data: newest, error, isValidating, mutate } = useJobList(calls.list, calls.fetch);
  const [seen, setSeen] = useState(newest);
  /** All that is shown, once older jobs are. */
  const [known, setKnown] = useState<readonly J[]>();
  /** The oldest of all, once it was met. */
  const [end, setEnd] = useState<string>();
  const [state, setState] = useState<OlderJobs['state']>('idle');
  const [added, setAdded] = useState<number>();
  const fetchedAt = useRef(0);

  if (newest !== seen) {
    setSeen(newest);
    if (known && newest) setKnown(withNewest(newest, known));
  }
  const jobs = known ?? newest;
  const last = lastOf(jobs);

  const show = async () => {
    if (!jobs || state === 'loading') return;
    if (!known) fetchedAt.current = Date.now();
    // What leaves the newest page from now on stays.
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

  /** Fetches what is shown beyond the newest page again: links end, and jobs are deleted elsewhere. */
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
