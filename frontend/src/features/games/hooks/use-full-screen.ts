import { useSyncExternalStore, type RefObject } from 'react';

interface FullScreen {
  /** False if the browser allows full screen only for videos (iPhones), or forbids it. */
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const current = () => document.fullscreenElement;

/** Shows an element in full screen, and tracks whether it is. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const shown = useSyncExternalStore(subscribe, current);
  return {
    possible: document.fullscreenEnabled,
    active: Boolean(shown),
    toggle: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      // After a refusal (a policy, an expired click) the page stays as it is, and the button still works.
      change?.catch(() => undefined);
    },
  };
};
