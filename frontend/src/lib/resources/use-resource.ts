import { useEffect, useEffectEvent } from 'react';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { changesSent } from '../api/changes-sent.ts';
import { fetchAgainWhenLate } from '../offline/answer-or-copy.ts';

/** Whether there is nothing to show of a resource, because it could not be loaded. */
export const hasFailed = ({ data, error }: Pick<SWRResponse<unknown, unknown>, 'data' | 'error'>) =>
  data === undefined && error !== undefined;

/** How many changes this tab had sent when it last read a key. */
const readAfter = new Map<string | null, number>();

/** Server data under a key (an endpoint's id). The page shows errors, and the user decides to try again. */
export const useResource = <T>(
  key: string | null,
  fetchResource: () => Promise<T>,
  options: SWRConfiguration<T, unknown> = {},
): SWRResponse<T, unknown> => {
  const isOld = (): boolean => (readAfter.get(key) ?? Infinity) < changesSent();
  const read = (): Promise<T> => {
    readAfter.set(key, changesSent());
    return fetchAgainWhenLate(() => void mutate(key), fetchResource);
  };
  const readNewest = async (): Promise<T> => {
    const answer = await read();
    return isOld() ? read() : answer;
  };
  const askIfOld = useEffectEvent(() => {
    if (options.revalidateIfStale !== false && isOld()) void mutate(key);
  });
  // SWR shares answers for two seconds, also with a page that opens after a change.
  useEffect(() => askIfOld(), [key]);
  return useSWR<T, unknown>(key, readNewest, { shouldRetryOnError: false, ...options });
};
