import { useLayoutEffect } from 'react';
import type { Readable } from '#frontend/lib/store.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';
import { writeAt, type MarkTable, type TableEdit } from '../../model/grid/mark-table.ts';

interface Leave {
  readonly do: 'leave';
  readonly how: 'stay';
}

interface Kept {
  readonly state: Readable<GridState>;
  readonly table: () => MarkTable;
  readonly dispatch: (action: Leave) => void;
  readonly hold: (edit: TableEdit | undefined) => void;
}

/**
 * Keeps what is being typed into a cell. It is written into the cell when the page is left: by a link, the back button or
 * closing the tab. Until then `hold` has each letter, for a page that ends without an event.
 */
export const useKeepTyped = ({ state, table, dispatch, hold }: Kept): void => {
  // A layout effect ends before the document stops saving.
  useLayoutEffect(() => {
    const keep = (): void => dispatch({ do: 'leave', how: 'stay' });
    // Before the document, which then saves it.
    addEventListener('pagehide', keep, { capture: true });
    return () => {
      removeEventListener('pagehide', keep, { capture: true });
      keep();
    };
  }, [dispatch]);
  // Apart, because a list of pupils that changes elsewhere ends no typing.
  useLayoutEffect(() => {
    let seen = state.get();
    return state.subscribe(() => {
      const now = state.get();
      if (now === seen) return;
      seen = now;
      hold(now.typed && writeAt(table(), now.cell, now.typed.text));
    });
  }, [state, table, hold]);
};
