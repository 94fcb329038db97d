import { type GradebookColumn } from '#shared/model/gradebook.ts';
import { markRoles, type MarkRole } from '#shared/model/mark-role.ts';
import { findAverageRule } from '#shared/gradebook/average-check.ts';
import type { GradebookTable } from './gradebook-table.ts';

/** With more columns of unknown meaning, some rule fits by chance. */
const MOST_UNKNOWN = 4;
/** The usual order of marks on a page; terms' averages are not marks. */
const ORDER: readonly MarkRole[] = markRoles.filter((role) => role !== 'term');

/** All ways to assign roles to columns without one, in which no role comes before that of a column to its left. */
function* choices(columns: readonly GradebookColumn[], from = 0, least = 0): Generator<MarkRole[]> {
  const place = columns.findIndex(
    ({ kind, role }, index) => index >= from && kind === 'mark' && role === undefined,
  );
  if (place < 0) {
    yield [];
    return;
  }
  for (const [rank, role] of ORDER.entries()) {
    if (rank < least) continue;
    for (const others of choices(columns, place + 1, rank)) yield [role, ...others];
  }
}

/**
 * How unlikely roles are, to choose among those that give the same averages: repeated roles, practical work and a
 * missing exam count against them.
 */
function unlikeliness(roles: readonly (MarkRole | undefined)[]): number {
  const known = roles.filter((role) => role !== undefined);
  const practical = known.filter((role) => role === 'practical').length;
  return known.length - new Set(known).size + 2 * practical + (known.includes('exam') ? 0 : 1);
}

function assignRoles(
  columns: readonly GradebookColumn[],
  roles: readonly MarkRole[],
): GradebookColumn[] {
  const left = [...roles];
  return columns.map((column) => {
    if (column.kind !== 'mark' || column.role !== undefined) return column;
    const role = left.shift();
    return role ? { ...column, role } : column;
  });
}

/** Assigns roles by which a known rule gives the averages of one column from the other columns. */
function explain(
  columns: readonly GradebookColumn[],
  rows: GradebookTable['rows'],
  index: number,
): GradebookColumn[] | undefined {
  const unknown = columns.filter(({ kind, role }) => kind === 'mark' && role === undefined).length;
  const marks = columns.filter(({ kind }) => kind === 'mark').length;
  if (unknown > MOST_UNKNOWN || marks < 2) return undefined;
  const rolesOf = (tried: readonly GradebookColumn[]) => tried.map(({ role }) => role);
  return [...choices(columns)]
    .map((roles) => assignRoles(columns, roles))
    .toSorted((a, b) => unlikeliness(rolesOf(a)) - unlikeliness(rolesOf(b)))
    .find((tried) => findAverageRule({ columns: tried, rows }, index));
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
  const last = columns.findLastIndex(({ kind }) => kind === 'mark');
  if (last < 0 || columns[last]?.role !== undefined) return { columns, rows, sources };
  const tried = columns.map((column, index) =>
    index === last ? { ...column, kind: 'average' as const } : column,
  );
  return { columns: explain(tried, rows, last) ?? columns, rows, sources };
}
