import { type GradebookColumn } from '#shared/model/gradebook.ts';
import { markRoles, type MarkRole } from '#shared/model/mark-role.ts';
import { findAverageRule } from '#shared/page/average-check.ts';
import type { GradebookTable } from './gradebook-table.ts';

/** With more columns of unknown meaning, some rule fits by chance. */
const MOST_UNKNOWN = 4;
/** The usual order of marks on a page; terms' averages are not marks. */
const ORDER: readonly MarkRole[] = markRoles.filter((role) => role !== 'term');

/** Whether a column has marks, and no ticks instead. */
const holdsMarks = ({ kind, ticks }: GradebookColumn): boolean => kind === 'mark' && !ticks;

/**
 * All ways to assign roles to columns without one, in the usual order of marks and with one exam at most. Known roles that
 * are in another order say that the page has an order of its own; then only the unknown columns keep to it.
 */
function* choices(
  roles: readonly (MarkRole | undefined)[],
  isOrdered: boolean,
  from = 0,
  least = 0,
): Generator<MarkRole[]> {
  const place = roles.findIndex((role, index) => index >= from && role === undefined);
  if (place < 0) {
    yield [];
    return;
  }
  const ranks = (some: readonly (MarkRole | undefined)[]) =>
    some.flatMap((role) => (role === undefined || !isOrdered ? [] : [ORDER.indexOf(role)]));
  const lowest = Math.max(least, ...ranks(roles.slice(0, place)));
  const highest = Math.min(ORDER.length, ...ranks(roles.slice(place)));
  for (const [rank, role] of ORDER.entries()) {
    if (rank < lowest || rank > highest || (role === 'exam' && roles.includes('exam'))) continue;
    const next = roles.with(place, role);
    for (const others of choices(next, isOrdered, place + 1, rank)) yield [role, ...others];
  }
}

/** Whether roles are in the usual order; terms and columns without a role have none. */
function isInOrder(roles: readonly (MarkRole | undefined)[]): boolean {
  const ranks = roles.flatMap((role) =>
    role === undefined || role === 'term' ? [] : [ORDER.indexOf(role)],
  );
  return ranks.every((rank, index) => rank >= (ranks[index - 1] ?? 0));
}

function assignRoles(
  columns: readonly GradebookColumn[],
  roles: readonly MarkRole[],
): GradebookColumn[] {
  const left = [...roles];
  return columns.map((column) => {
    if (!holdsMarks(column) || column.role !== undefined) return column;
    const role = left.shift();
    return role ? { ...column, role } : column;
  });
}

/**
 * Assigns the roles by which known rules give the averages of one column from the other columns. Where several roles of a
 * column do, it stays open, so that the teacher is asked.
 */
function explain(
  columns: readonly GradebookColumn[],
  rows: GradebookTable['rows'],
  index: number,
): GradebookColumn[] | undefined {
  const marks = columns.filter(holdsMarks).map(({ role }) => role);
  const unknown = marks.filter((role) => role === undefined).length;
  if (unknown > MOST_UNKNOWN || marks.length < 2) return undefined;
  const fitting = [...choices(marks, isInOrder(marks))]
    .map((roles) => assignRoles(columns, roles))
    .filter((tried) => findAverageRule({ columns: tried, rows }, index));
  const [first, ...others] = fitting;
  return first?.map(({ role, ...column }, at) => {
    const isCertain = others.every((other) => other[at]?.role === role);
    return isCertain && role !== undefined ? { ...column, role } : column;
  });
}

/**
 * Infers from the numbers what headings do not say: which column has the averages, and the roles of the others, if a
 * known rule explains most rows. Otherwise nothing changes.
 */
export function inferRoles({ columns, rows, sources }: GradebookTable): GradebookTable {
  const average = columns.findIndex(({ kind }) => kind === 'average');
  if (average >= 0) {
    return { columns: explain(columns, rows, average) ?? columns, rows, sources };
  }
  const last = columns.findLastIndex(holdsMarks);
  if (last < 0 || columns[last]?.role !== undefined) return { columns, rows, sources };
  const tried = columns.map((column, index) =>
    index === last ? { ...column, kind: 'average' as const } : column,
  );
  return { columns: explain(tried, rows, last) ?? columns, rows, sources };
}
