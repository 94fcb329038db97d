import { useDeferredValue, useMemo, useState } from 'react';
import type { pageSizes } from '#shared/model/limits.ts';
import type { Student } from '#shared/model/student.ts';
import { entriesOf, matching, sorted, type Sort } from '../model/roster-order.ts';

/** The number of students per page; `-1` for all. */
export type PageSize = (typeof pageSizes)[number];

export interface RosterView {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly sort: Sort;
  readonly setSort: (sort: Sort) => void;
  readonly pageSize: PageSize;
  readonly setPageSize: (size: PageSize) => void;
  /** Zero-based index of the page. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly pageCount: number;
  /** The number of students that match the query. */
  readonly matches: number;
  /** Zero-based index of the first visible row among the matches. */
  readonly start: number;
  readonly rows: readonly Student[];
}

/** The visible part of the roster. Each step is memoised, so that 10,000 rows stay fast. */
export const useRosterView = (students: readonly Student[]): RosterView => {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>({ by: 'fullName', descending: false });
  const [pageSize, setPageSize] = useState<PageSize>(10);
  const [wanted, setPage] = useState(0);
  // Typing has priority over rendering the rows.
  const searched = useDeferredValue(query);

  const entries = useMemo(() => entriesOf(students), [students]);
  const ordered = useMemo(() => sorted(entries, sort), [entries, sort]);
  const found = useMemo(() => matching(ordered, searched), [ordered, searched]);

  const size = pageSize === -1 ? Math.max(1, found.length) : pageSize;
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  // The last page disappears with its last student.
  const page = Math.min(wanted, pageCount - 1);
  const start = page * size;
  const rows = useMemo(
    () => found.slice(start, start + size).map(({ student }) => student),
    [found, start, size],
  );

  const atStart =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(0);
    };
  return {
    query,
    setQuery: atStart(setQuery),
    sort,
    setSort: atStart(setSort),
    pageSize,
    setPageSize: atStart(setPageSize),
    page,
    setPage,
    pageCount,
    matches: found.length,
    start,
    rows,
  };
};
