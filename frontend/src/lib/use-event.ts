import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same and calls the newest `act`, so that what gets it is not drawn again. For events. */
export const useEvent = <Arguments extends unknown[], Result>(
  act: (...given: Arguments) => Result,
): ((...given: Arguments) => Result) => {
  const newest = useRef(act);
  useInsertionEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
};
