import { createContext, useContext } from 'react';
import { useStore, type Readable } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { GridAction, GridState } from '../../model/grid/grid-reducer.ts';
import type { CellPosition, MarkTable } from '../../model/grid/mark-table.ts';

/** A table of marks, and what can be done in it. */
export interface GridView {
  /** Of its document. */
  readonly id: string;
  readonly table: MarkTable;
  /** Outside React, because each key changes it and few parts show it. */
  readonly state: Readable<GridState>;
  /** The cells and headings that are marked as doubtful. */
  readonly doubts: readonly CellPosition[];
  /** Those that two devices have changed in different ways, while the user has to choose. */
  readonly overlaps: readonly CellPosition[];
  readonly dispatch: (action: GridAction) => void;
}

/** A store, so that an edit draws only the parts that show what it has changed. */
export const GridContext = createContext<Readable<GridView> | undefined>(undefined);

/** The table above a component, for events, and for components that follow only a part of it by `useSelector`. */
export const useGridStore = (): Readable<GridView> => {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('useGrid needs a table above it');
  return grid;
};

/** The table above a component, which each written mark draws again. */
export const useGrid = (): GridView => useStore(useGridStore());

/** The focused cell. */
export const useCell = ({ state }: Pick<GridView, 'state'>): CellPosition =>
  useSelector(state, ({ cell }) => cell);

/** The cell that is focused when an event happens. */
export const cellNow = ({ state }: Pick<GridView, 'state'>): CellPosition => state.get().cell;
