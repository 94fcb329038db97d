import type { SWRResponse } from 'swr';
import { listCovers, type LibraryImage } from '../../../../../shared/contracts/notebooks.ts';
import { call } from '../../../lib/api/client.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';

/** The library of covers, fetched once a visit. */
export const useCovers = (): SWRResponse<LibraryImage[], unknown> =>
  useResource(listCovers.id, () => call(listCovers), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
