import { useRef } from 'react';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { fetchPicture, pictureKey } from '../../review/api.ts';

/** How often another link is asked for by itself when a picture does not come by the one there is. */
const TRIES = 2;

/** The picture of a page, or what is to be said in its place. */
export interface Picture {
  readonly shown:
    { readonly url: string; readonly width: number; readonly height: number } | undefined;
  readonly state: 'loading' | 'here' | 'gone';
  /** The picture did not come by its link, which may have expired. */
  readonly onError: () => void;
  readonly retry: () => void;
}

/** The picture of an extraction's page. Its link lives for minutes, so another is fetched when it no longer serves. */
export const usePicture = (jobId: string): Picture => {
  const failures = useRef(0);
  const { data, error, isLoading, mutate } = useResource(
    pictureKey(jobId),
    () => fetchPicture(jobId),
    // A new link would load the same picture anew whenever the teacher returns to the tab; an old one may not serve.
    { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  );
  const fetchAgain = (): void => {
    void mutate(undefined, { revalidate: true });
  };
  const state = data ? 'here' : isLoading ? 'loading' : 'gone';
  return {
    shown: data,
    state: error === undefined ? state : 'gone',
    onError: () => {
      failures.current += 1;
      if (failures.current <= TRIES) fetchAgain();
      else void mutate(undefined, { revalidate: false });
    },
    retry: () => {
      failures.current = 0;
      fetchAgain();
    },
  };
};
