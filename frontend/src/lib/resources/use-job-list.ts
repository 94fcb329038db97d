import type { SWRResponse } from 'swr';
import type { Job } from '../../../../shared/model/job.ts';
import { limits } from '../../../../shared/model/limits.ts';
import { useResource } from './use-resource.ts';

/** A list of jobs, brought up to date every 10 seconds while the page is open and visible. */
export const useJobList = <J extends Job>(
  key: string,
  fetchJobs: () => Promise<J[]>,
): SWRResponse<J[], unknown> =>
  useResource(key, fetchJobs, { refreshInterval: limits.pollingInterval });
