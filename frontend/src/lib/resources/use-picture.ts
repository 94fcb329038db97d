import { useRef } from 'react';
import { useResource } from './use-resource.ts';

/** The number of new links requested automatically when a picture fails to load. */
const TRIES = 2;

interface ShownPicture {
  readonly url: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly shown: ShownPicture | undefined;
  readonly state: 'loading' | 'here' | 'gone';
  /** Called when the picture fails to load, perhaps because its link has expired. */
  readonly onError: () => void;
  readonly retry: () => void;
}

/**
 * A picture behind a link. The link lasts minutes, so a new one is fetched when it fails.
 * @param key null if no picture is needed now
 */
export const usePicture = (key: string | null, fetchLink: () => Promise<ShownPicture>): Picture => {
  const failures = useRef(0);
  const { data, error, isLoading, mutate } = useResource(
    key,
    fetchLink,
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
