import { useSyncExternalStore, type RefObject } from 'react';

interface FullScreen {
  /** False where the browser shows only videos so (iPhones), or forbids it. */
  readonly possible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const current = () => document.fullscreenElement;

/** Shows an element on the whole screen, and knows whether it is. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): FullScreen => {
  const shown = useSyncExternalStore(subscribe, current);
  return {
    possible: document.fullscreenEnabled,
    active: Boolean(shown),
    toggle: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : element.current?.requestFullscreen();
      // A refusal (a policy, a lost gesture) leaves the page as it is, and the button still works.
      change?.catch(() => undefined);
    },
  };
};
