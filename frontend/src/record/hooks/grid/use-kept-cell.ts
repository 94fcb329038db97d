import { useLayoutEffect, useRef } from 'react';
import type { Readable, Store } from '#frontend/lib/store.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';
import { keepCell, type Shown } from '../../model/grid/keep-cell.ts';

/**
 * Keeps the focused cell with its pupil and column when the table is changed elsewhere. Positions are indexes, and the
 * user's own edits say where to go.
 *
 * @param tables the table; another store when the list of pupils has changed
 * @param replaced how often the document was replaced by something else than the user's edits
 */
export const useKeptCell = <S extends GridState>(
  state: Store<S>,
  tables: Readable<Shown>,
  replaced: () => number,
): void => {
  const seen = useRef({ tables, table: tables.get(), times: replaced() });
  useLayoutEffect(() => {
    const look = (): void => {
      const before = seen.current;
      const now = { tables, table: tables.get(), times: replaced() };
      seen.current = now;
      if (before.tables !== tables || before.times !== now.times)
        state.set(keepCell(state.get(), before.table, now.table));
    };
    look();
    return tables.subscribe(look);
  }, [state, tables, replaced]);
};
