import type { MouseEvent } from 'react';

/** A click on a button of the stage leaves the focus where it was: the next Space plays on instead of pressing it. */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
