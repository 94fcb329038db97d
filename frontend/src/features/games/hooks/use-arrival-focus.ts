import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it appears, because the pressed button has gone and the focus with it. */
export const useArrivalFocus = (asked: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) element.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on arrival
  }, []);
  return element;
};
