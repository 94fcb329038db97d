import { useLayoutEffect } from 'react';
import type { Readable } from '#frontend/lib/store.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';
import type { MarkTable } from '../../model/grid/mark-table.ts';
import { steppedCell } from '../../model/grid/stepped-cell.ts';

interface Stepped<C, S> {
  readonly document: Readable<{ readonly content: C; readonly steps: number }>;
  readonly tableOf: (content: C) => MarkTable;
  readonly state: Readable<S>;
  readonly setState: (state: S) => void;
}

/** Undo and redo lead to the mark that they have changed. Otherwise a mark out of sight would change unseen. */
export const useSteps = <C, S extends GridState>(stepped: Stepped<C, S>): void => {
  const { document, tableOf, state, setState } = stepped;
  useLayoutEffect(() => {
    let seen = document.get();
    return document.subscribe(() => {
      const [earlier, now] = [seen, document.get()];
      seen = now;
      if (now.steps === earlier.steps) return;
      const before = state.get();
      const found = steppedCell(tableOf(earlier.content), tableOf(now.content), before.cell);
      if (found) setState({ ...before, ...found, typed: undefined, isRefused: undefined });
    });
  }, [document, tableOf, state, setState]);
};
