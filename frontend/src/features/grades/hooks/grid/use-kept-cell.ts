import { useLayoutEffect, useRef } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Readable, Store } from '#frontend/lib/store.ts';
import type { GridState } from '../../model/grid/grid-reducer.ts';
import { keepCell } from '../../model/grid/keep-cell.ts';

/**
 * Keeps the focused cell with its pupil and column when the table is changed elsewhere. Positions are indexes, and the
 * user's own edits say where to go.
 *
 * @param books the table; another store when the list of pupils has changed
 * @param replaced how often the document was replaced by something else than the user's edits
 */
export const useKeptCell = <S extends GridState>(
  state: Store<S>,
  books: Readable<Gradebook>,
  replaced: () => number,
): void => {
  const seen = useRef({ books, book: books.get(), times: replaced() });
  useLayoutEffect(() => {
    const look = (): void => {
      const before = seen.current;
      const now = { books, book: books.get(), times: replaced() };
      seen.current = now;
      if (before.books !== books || before.times !== now.times)
        state.set(keepCell(state.get(), before.book, now.book));
    };
    look();
    return books.subscribe(look);
  }, [state, books, replaced]);
};
