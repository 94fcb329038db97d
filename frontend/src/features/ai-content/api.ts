import type { SWRResponse } from 'swr';
import { contentJobs } from '../../../../shared/contracts/ai-content.ts';
import { getContentJob } from '../../../../shared/contracts/content-documents.ts';
import type { ContentJob } from '../../lib/api/response-types.ts';
import { call } from '../../lib/api/client.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The drafts of lesson plans, tests and exercises. */
export const contentCalls = jobCalls(contentJobs);

/** One finished draft with its text, which never changes, once it is wanted. */
export const useDraft = (jobId: string, wanted: boolean): SWRResponse<ContentJob, unknown> =>
  useResource(
    wanted ? `${getContentJob.id}/${jobId}` : null,
    () => call(getContentJob, { params: { jobId } }),
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
