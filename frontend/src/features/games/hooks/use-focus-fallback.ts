import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to `home` when the focused button is disabled. */
export const useFocusFallback = (home: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (document.activeElement?.matches(':disabled')) home.current?.focus();
  });
};
