import type { MouseEvent } from 'react';

/** A click on a button of the stage does not focus it, so that the next Space continues the game. */
export const keepFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};
