import type { SWRResponse } from 'swr';
import { listCovers, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { call } from '../../lib/api/client.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The library of covers, fetched once per visit and only if `wanted`. */
export const useCovers = (wanted = true): SWRResponse<LibraryImage[], unknown> =>
  useResource(wanted ? listCovers.id : null, () => call(listCovers), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
