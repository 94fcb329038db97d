import { useEffect } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { limits } from '../../../../shared/model/limits.ts';

/**
 * Fetches a resource again 10 seconds after each answer, while the page is visible and online. SWR's own
 * `refreshInterval` would end with the first answer that is an error.
 */
export const usePolling = <T>({
  isValidating,
  mutate,
}: Pick<SWRResponse<T, unknown>, 'isValidating' | 'mutate'>): void => {
  const { isVisible, isOnline } = useSWRConfig();
  useEffect(() => {
    // The next one is counted from the answer, however slow: two never overlap.
    if (isValidating) return undefined;
    const timer = setInterval(() => {
      if (isVisible() && isOnline()) void mutate();
    }, limits.pollingInterval);
    return () => clearInterval(timer);
  }, [isValidating, mutate, isVisible, isOnline]);
};
