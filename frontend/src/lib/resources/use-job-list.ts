import type { SWRResponse } from 'swr';
import type { Job } from '../api/answers.ts';
import { usePolling } from './use-polling.ts';
import { useResource } from './use-resource.ts';

/** A list of jobs, brought up to date every 10 seconds while the page is open and visible, failed polls or not. */
export const useJobList = <J extends Job>(
  key: string,
  fetchJobs: () => Promise<J[]>,
): SWRResponse<J[], unknown> => {
  const list = useResource(key, fetchJobs);
  usePolling(key, list);
  return list;
};
