import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a key after which drawing goes on: a teacher who types gets all of the processor. */
const PAUSE = 400;

/** When a key was pressed last while a list was being drawn, by the clock of `performance.now`. */
let lastKey = -Infinity;
const noteKey = ({ target }: KeyboardEvent): void => {
  // A key on these only scrolls, perhaps to what is not drawn yet.
  if (target instanceof Element && target.matches('body, h1')) return;
  lastKey = performance.now();
};

interface Options {
  /** How many are needed at once; they stay when fewer are needed again. */
  readonly least?: number;
  /** Whether Tab goes from item to item: it finds all of them, because they are drawn before it moves the focus. */
  readonly hasTabStops?: boolean;
}

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
export const useDrawn = (
  total: number,
  first: number,
  more: number,
  { least = 0, hasTabStops = false }: Options = {},
): number => {
  const [drawn, setDrawn] = useState(() => (window.scrollY > 0 ? Infinity : first));
  if (least > drawn) setDrawn(least);
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => setDrawn(drawn < total ? drawn + more : Infinity);
    const scheduleDraw = () => {
      const pause = lastKey + PAUSE - performance.now();
      timer = pause > 0 ? setTimeout(scheduleDraw, pause) : setTimeout(draw);
    };
    // The browser prints, or moves the focus, by what is in the page when the event ends.
    const drawAll = () => flushSync(() => setDrawn(Infinity));
    const onKey = (event: KeyboardEvent) => {
      if (hasTabStops && event.key === 'Tab') drawAll();
      else noteKey(event);
    };
    scheduleDraw();
    addEventListener('keydown', onKey, true);
    addEventListener('beforeprint', drawAll);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, true);
      removeEventListener('beforeprint', drawAll);
    };
  }, [drawn, total, more, hasTabStops]);
  return drawn;
};
