import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { fetchAgainWhenLate } from '../offline/answer-or-copy.ts';

/** Whether there is nothing to show of a resource, because it could not be loaded. */
export const hasFailed = ({ data, error }: Pick<SWRResponse<unknown, unknown>, 'data' | 'error'>) =>
  data === undefined && error !== undefined;

/** Server data under a key (an endpoint's id). The page shows errors, and the user decides to try again. */
export const useResource = <T>(
  key: string | null,
  fetchResource: () => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> =>
  useSWR<T, unknown>(key, () => fetchAgainWhenLate(() => void mutate(key), fetchResource), {
    shouldRetryOnError: false,
    ...options,
  });
