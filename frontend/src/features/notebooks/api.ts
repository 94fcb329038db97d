import type { SWRResponse } from 'swr';
import type { BodyOf } from '../../../../shared/contracts/endpoint.ts';
import {
  deleteNotebook,
  listCovers,
  listNotebookJobs,
  retryNotebook,
  submitNotebook,
  type LibraryImage,
} from '../../../../shared/contracts/notebooks.ts';
import type { NotebookJob } from '../../lib/api/answers.ts';
import { call } from '../../lib/api/client.ts';
import type { JobCalls } from '../../lib/resources/job-calls.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The makings of class notebooks. */
export const notebookJobs: JobCalls<NotebookJob, BodyOf<typeof submitNotebook>> = {
  list: listNotebookJobs.id,
  fetch: () => call(listNotebookJobs),
  start: (body, idempotencyKey) => call(submitNotebook, { body, idempotencyKey }),
  retry: (jobId, idempotencyKey) => call(retryNotebook, { params: { jobId }, idempotencyKey }),
  remove: (jobId) => call(deleteNotebook, { params: { jobId } }),
};

/** The library of covers, fetched once a visit, as soon as it is wanted. */
export const useCovers = (wanted = true): SWRResponse<LibraryImage[], unknown> =>
  useResource(wanted ? listCovers.id : null, () => call(listCovers), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
