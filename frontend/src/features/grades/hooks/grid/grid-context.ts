import { createContext, useContext } from 'react';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Store } from '#frontend/lib/store.ts';
import { usePart } from './use-part.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { nearestCell } from '../../model/grid/grid-cells.ts';
import type { GridAction, GridState } from '../../model/grid/grid-reducer.ts';

/** A table of marks, and what can be done in it. */
export interface GridView {
  readonly book: Gradebook;
  /** Outside React, because each key changes it and few parts show it. */
  readonly state: Pick<Store<GridState>, 'get' | 'subscribe'>;
  /** The cells and headings that are marked as doubtful. */
  readonly doubts: readonly Doubt[];
  readonly dispatch: (action: GridAction) => void;
}

/** Memoised, so that an edit draws only the parts that show the marks. */
export const GridContext = createContext<GridView | undefined>(undefined);

export const useGrid = (): GridView => {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('useGrid needs a table above it');
  return grid;
};

/** The focused cell. Undoing may have removed it, so the nearest one takes its place. */
export const useCell = ({ book, state }: Pick<GridView, 'book' | 'state'>): CellPosition =>
  nearestCell(
    usePart(state, ({ cell }) => cell),
    book,
  );

/** The cell that is focused when an event happens. */
export const cellNow = ({ book, state }: Pick<GridView, 'book' | 'state'>): CellPosition =>
  nearestCell(state.get().cell, book);
