import { useEffect } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { limits } from '../../../../shared/model/limits.ts';
import { untilSoon } from './submissions.ts';

/**
 * Fetches a list of jobs again 10 seconds after each answer, and sooner after a submission, while the page is visible
 * and online: one timer. SWR's own `refreshInterval` would end with the first answer that is an error.
 */
export const usePolling = <T>(
  key: string,
  { isValidating, mutate }: Pick<SWRResponse<T, unknown>, 'isValidating' | 'mutate'>,
): void => {
  const { isVisible, isOnline } = useSWRConfig();
  useEffect(() => {
    // The next one is counted from the answer, however slow: two never overlap.
    if (isValidating) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(poll, Math.min(untilSoon(key) ?? Infinity, limits.pollingInterval));
    };
    const poll = () => {
      if (isVisible() && isOnline()) void mutate();
      // A poll that is answered sets its own timer.
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [key, isValidating, mutate, isVisible, isOnline]);
};
