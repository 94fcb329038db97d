import { useRef } from 'react';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { fetchPicture, pictureKey } from '../../gradebook-api.ts';

/** The number of new links requested automatically when a picture fails to load. */
const TRIES = 2;

/** The picture of a page, or its loading state. */
export interface Picture {
  readonly shown:
    { readonly url: string; readonly width: number; readonly height: number } | undefined;
  readonly state: 'loading' | 'here' | 'gone';
  /** Called when the picture fails to load, perhaps because its link has expired. */
  readonly onError: () => void;
  readonly retry: () => void;
}

/** The picture of a page of an extraction. Its link lasts minutes, so a new one is fetched when it fails. */
export const usePicture = (jobId: string, page: number): Picture => {
  const failures = useRef(0);
  const { data, error, isLoading, mutate } = useResource(
    pictureKey(jobId, page),
    () => fetchPicture(jobId, page),
    // Each new link loads the same picture again, so a link is replaced only when it fails.
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
