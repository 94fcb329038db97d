import { useDeferredValue, useMemo, useState } from 'react';
import type { pageSizes } from '#shared/model/limits.ts';
import type { Student } from '#shared/model/student.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { entriesOf, matching, sorted, type Sort } from './roster-order.ts';

/** Students a page holds; `-1` is all of them. */
export type PageSize = (typeof pageSizes)[number];

export interface RosterView {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly sort: Sort;
  readonly setSort: (sort: Sort) => void;
  readonly pageSize: PageSize;
  readonly setPageSize: (size: PageSize) => void;
  /** From 0. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly pageCount: number;
  /** How many students match the query. */
  readonly matches: number;
  /** Place of the first row shown among the matches, from 0. */
  readonly start: number;
  readonly rows: readonly Student[];
}

/** The part of the roster on show. Each step is redone only when what it depends on changes: 10,000 rows stay quick. */
export const useRosterView = (students: readonly Student[]): RosterView => {
  const { locale } = useLocale();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>({ by: 'fullName', descending: false });
  const [pageSize, setPageSize] = useState<PageSize>(10);
  const [wanted, setPage] = useState(0);
  // Typing comes first; the rows follow when there is time.
  const searched = useDeferredValue(query);

  const entries = useMemo(() => entriesOf(students), [students]);
  const ordered = useMemo(() => sorted(entries, sort, locale), [entries, sort, locale]);
  const found = useMemo(() => matching(ordered, searched), [ordered, searched]);

  const size = pageSize === -1 ? Math.max(1, found.length) : pageSize;
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  // The last page may have gone, with its last student.
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
