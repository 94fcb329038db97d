import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

/** Server data under a key (an endpoint's id). The page shows errors, and the user decides to try again. */
export const useResource = <T>(
  key: string | null,
  fetchResource: () => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> =>
  useSWR<T, unknown>(key, fetchResource, { shouldRetryOnError: false, ...options });
