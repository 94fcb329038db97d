import { useLayoutEffect, type RefObject } from 'react';

/** Hands the focus on to `home` when the button that has it is switched off. */
export const useFocusFallback = (home: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (document.activeElement?.matches(':disabled')) home.current?.focus();
  });
};
