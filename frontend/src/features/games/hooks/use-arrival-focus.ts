import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when it appears after a user's action: the button they pressed has gone, and a screen reader would
 * otherwise return to the top of the page.
 */
export const useArrivalFocus = (asked: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) element.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival
  }, []);
  return element;
};
