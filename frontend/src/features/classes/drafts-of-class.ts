import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { limits } from '#shared/model/limits.ts';
import { call } from '#frontend/lib/api/client.ts';
import type { JobCalls } from '#frontend/lib/resources/job-calls.ts';
import type { ContentJob } from '#frontend/lib/api/response-types.ts';

/** Lists the drafts that name a class. */
export const draftsOfClass = (
  classId: string,
): Pick<JobCalls<ContentJob, never>, 'list' | 'fetch' | 'first' | 'fetchOlder'> => {
  const query = { view: 'summary', limit: String(limits.jobsShown), classId } as const;
  return {
    list: `${listContentJobs.id}/${classId}`,
    fetch: () => call(listContentJobs, { query }),
    first: [listContentJobs, query],
    fetchOlder: (cursor) => call(listContentJobs, { query: { ...query, cursor } }),
  };
};
