import { useEffect } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { limits } from '#shared/model/limits.ts';
import type { Job } from '../api/response-types.ts';
import { timeToNextFetch } from './submissions.ts';
import { useResource } from './use-resource.ts';

/** Fetches a list 10 seconds after each answer, sooner after a submission. SWR's own interval stops at an error. */
const usePolling = <T>(
  key: string,
  { isValidating, mutate }: Pick<SWRResponse<T, unknown>, 'isValidating' | 'mutate'>,
): void => {
  const { isVisible, isOnline } = useSWRConfig();
  useEffect(() => {
    // The interval starts after the answer, so that two fetches never overlap.
    if (isValidating) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(poll, Math.min(timeToNextFetch(key) ?? Infinity, limits.pollingInterval));
    };
    const poll = () => {
      if (isVisible() && isOnline()) void mutate();
      // A poll that is answered sets its own timer.
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [key, isValidating, mutate, isVisible, isOnline]);
};

/** A list of jobs, fetched every 10 seconds while the page is visible, even after failures. */
export const useJobList = <J extends Job>(
  key: string,
  fetchJobs: () => Promise<J[]>,
): SWRResponse<J[], unknown> => {
  const list = useResource(key, fetchJobs);
  usePolling(key, list);
  return list;
};
