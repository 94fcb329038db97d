import { useEffect, useState } from 'react';

/** Milliseconds without a key after which drawing goes on: who types has all of the processor. */
const PAUSE = 400;

/** When a key was pressed last while a list was being drawn, by the clock of `performance.now`. */
let lastKey = -Infinity;
const noteKey = (): void => {
  lastKey = performance.now();
};

/**
 * How many items of a long list are drawn: at first what a screen shows, and then some more at a time, until all are
 * drawn. A slow telephone shows the list sooner, and answers presses between the portions. They are no transitions of
 * React: each key would begin these anew, and after five seconds React would draw all the rest without a pause. A page
 * that is scrolled is drawn whole at once, so that it stays where it is.
 *
 * @param total the number of items now
 * @param first more than a screen shows
 * @param more how many a slow telephone draws in about a tenth of a second
 */
export const useDrawn = (total: number, first: number, more: number): number => {
  const [drawn, setDrawn] = useState(() => (window.scrollY > 0 ? Infinity : first));
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => setDrawn(drawn < total ? drawn + more : Infinity);
    const goOn = () => {
      const pause = lastKey + PAUSE - performance.now();
      timer = pause > 0 ? setTimeout(goOn, pause) : setTimeout(draw);
    };
    goOn();
    addEventListener('keydown', noteKey, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', noteKey, true);
    };
  }, [drawn, total, more]);
  return drawn;
};
