import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a long list are drawn: at first what a screen shows, and then the same number more at a time, until
 * all are drawn. A slow telephone shows the list sooner, and can be used meanwhile. A page that is scrolled is drawn
 * whole at once, so that it stays where it is.
 *
 * @param total the number of items now
 * @param first more than a screen shows
 */
export const useDrawn = (total: number, first: number): number => {
  const [drawn, setDrawn] = useState(() => (window.scrollY > 0 ? Infinity : first));
  useEffect(() => {
    if (drawn !== Infinity)
      startTransition(() => setDrawn(drawn < total ? drawn + first : Infinity));
  }, [drawn, total, first]);
  return drawn;
};
