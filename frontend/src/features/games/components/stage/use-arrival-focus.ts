import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when it shows, if the user asked for it: what they pressed has gone, and a screen
 * reader must not be left at the top of the page.
 */
export const useArrivalFocus = (asked: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) element.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival
  }, []);
  return element;
};
