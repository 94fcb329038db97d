import { useLayoutEffect } from 'react';
import type { Readable } from '#frontend/lib/store.ts';
import { writeCell } from '../../model/gradebook/edit-cells.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';

interface Leave {
  readonly do: 'leave';
  readonly how: 'stay';
}

/**
 * Keeps what is being typed into a cell. It is written into the cell when the page is left: by a link, the back button or
 * closing the tab. Until then `hold` has each letter, for a page that ends without an event.
 */
export const useKeepTyped = (
  state: Readable<GridState>,
  dispatch: (action: Leave) => void,
  hold: (edit: Edit | undefined) => void,
): void => {
  // A layout effect ends before the document stops saving.
  useLayoutEffect(() => {
    const keep = (): void => dispatch({ do: 'leave', how: 'stay' });
    // Before the document, which then saves it.
    addEventListener('pagehide', keep, { capture: true });
    const end = state.subscribe(() => {
      const { typed, cell } = state.get();
      hold(typed && writeCell(cell, typed.text));
    });
    return () => {
      removeEventListener('pagehide', keep, { capture: true });
      keep();
      end();
    };
  }, [state, dispatch, hold]);
};
