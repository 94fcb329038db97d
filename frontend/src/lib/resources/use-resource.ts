import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';

/** Server data under a key (an endpoint's id); a failed fetch is for the page to show and the user to repeat. */
export const useResource = <T>(
  key: string | null,
  fetchResource: () => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> =>
  useSWR<T, unknown>(key, fetchResource, { shouldRetryOnError: false, ...options });
