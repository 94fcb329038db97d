import type { Student } from '#shared/model/student.ts';
import type { Sort } from '../model/roster-order.ts';
import type { OnRowAction } from './row-actions.tsx';

export interface RosterProps {
  readonly rows: readonly Student[];
  /** Zero-based index of the first row among all matches, and their number. */
  readonly start: number;
  readonly total: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onAction: OnRowAction;
}
