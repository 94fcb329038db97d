import { useMemo, useState } from 'react';
import { combine, createStore, type Readable } from '#frontend/lib/store.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';
import { keepCell, type Shown } from '../../model/grid/keep-cell.ts';

/**
 * The state of a grid. Its cell stays with its pupil and column when anything but an action changes the table.
 *
 * @param tables the table; another store when the list of pupils has changed
 */
export const useGridState = <S extends GridState>(start: () => S, tables: Readable<Shown>) => {
  const [held] = useState(() => createStore({ state: start(), table: tables.get() }));
  return useMemo(
    () => ({
      state: combine(held, tables, ({ state, table }, now) => keepCell(state, table, now)),
      /** Sets what an action makes of it, after the action's edit of the table. */
      setState: (state: S): void => held.set({ state, table: tables.get() }),
    }),
    [held, tables],
  );
};
