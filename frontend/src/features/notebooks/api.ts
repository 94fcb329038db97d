import type { SWRResponse } from 'swr';
import { listCovers, notebookJobs, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { call } from '../../lib/api/client.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The jobs that make class notebooks. */
export const notebookCalls = jobCalls(notebookJobs);

/** The library of covers, fetched once per visit and only if `wanted`. */
export const useCovers = (wanted = true): SWRResponse<LibraryImage[], unknown> =>
  useResource(wanted ? listCovers.id : null, () => call(listCovers), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
