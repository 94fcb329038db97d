import { limits } from '#shared/model/limits.ts';
import type { Job } from '#frontend/lib/api/response-types.ts';
import type { JobCalls } from '#frontend/lib/resources/job-calls.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

/** Pages of a history that are searched; a teacher makes fewer jobs in a school year. */
const PAGES = 6;

/** The newest jobs of a kind. Without a network, those that the device has; older ones are left out then. */
const fetchAll = async <J extends Job>({
  fetch,
  fetchOlder,
}: Pick<JobCalls<J, never>, 'fetch' | 'fetchOlder'>): Promise<J[]> => {
  let page = await fetch();
  const jobs = [...page];
  try {
    for (let pages = 1; pages < PAGES && page.length === limits.jobsShown; pages += 1) {
      page = await fetchOlder(page.at(-1)?.id ?? '');
      jobs.push(...page);
    }
  } catch {
    // The newest are found all the same.
  }
  return jobs;
};

interface AllJobs<J> {
  readonly jobs: readonly J[];
  /** Until they are there, or cannot be fetched. */
  readonly isLoading: boolean;
}

/** The jobs of a kind to search, newest first; fetched once for each opening. */
export const useAllJobs = <J extends Job>(
  calls: Pick<JobCalls<J, never>, 'list' | 'fetch' | 'fetchOlder'>,
): AllJobs<J> => {
  const { data, isLoading } = useResource(`search/${calls.list}`, () => fetchAll(calls), {
    revalidateOnFocus: false,
    dedupingInterval: 0,
  });
  return { jobs: data ?? [], isLoading };
};
