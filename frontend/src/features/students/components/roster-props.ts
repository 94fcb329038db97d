import type { Student } from '#shared/model/student.ts';
import type { Sort } from '../roster/roster-order.ts';
import type { OnRowAction } from './row-actions.tsx';

/** What a list of students needs, whatever it looks like. */
export interface RosterProps {
  readonly rows: readonly Student[];
  /** Place of the first row among all that match, from 0, and how many match. */
  readonly start: number;
  readonly total: number;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onAction: OnRowAction;
}
