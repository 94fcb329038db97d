import { type GradebookColumn } from '#shared/model/gradebook.ts';
import { markRoles, type MarkRole } from '#shared/model/mark-role.ts';
import { findAverageRule } from '#shared/gradebook/average-check.ts';
import type { GradebookTable } from './gradebook-table.ts';

/** With more columns whose heading says nothing there is a rule that fits by chance. */
const MOST_UNKNOWN = 4;
/** The order in which a page has its marks; the terms' averages are none of them. */
const ORDER: readonly MarkRole[] = markRoles.filter((role) => role !== 'term');

/** Every way to give columns the roles they do not have, none before the role of one to its left. */
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

/** Different roles, an exam among them and no practical work, are the likelier where several make the same averages. */
function unlikeliness(roles: readonly (MarkRole | undefined)[]): number {
  const known = roles.filter((role) => role !== undefined);
  const practical = known.filter((role) => role === 'practical').length;
  return known.length - new Set(known).size + 2 * practical + (known.includes('exam') ? 0 : 1);
}

function withRoles(
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

/** The columns with roles by which a known rule makes the averages of a column of what is in the others. */
function explain(
  columns: readonly GradebookColumn[],
  rows: GradebookTable['rows'],
  place: number,
): GradebookColumn[] | undefined {
  const unknown = columns.filter(({ kind, role }) => kind === 'mark' && role === undefined).length;
  const marks = columns.filter(({ kind }) => kind === 'mark').length;
  if (unknown > MOST_UNKNOWN || marks < 2) return undefined;
  const rolesOf = (tried: readonly GradebookColumn[]) => tried.map(({ role }) => role);
  return [...choices(columns)]
    .map((roles) => withRoles(columns, roles))
    .toSorted((a, b) => unlikeliness(rolesOf(a)) - unlikeliness(rolesOf(b)))
    .find((tried) => findAverageRule({ columns: tried, rows }, place));
}

/**
 * What headings do not say, the numbers may: which column holds the averages, and what each of the others counts as, if
 * by one of the known rules the one follows from the others in most rows. Nothing changes where none does.
 */
export function inferRoles({ columns, rows, sources }: GradebookTable): GradebookTable {
  const average = columns.findIndex(({ kind }) => kind === 'average');
  if (average >= 0) {
    return { columns: explain(columns, rows, average) ?? columns, rows, sources };
  }
  const last = columns.findLastIndex(({ kind }) => kind === 'mark');
  if (last < 0 || columns[last]?.role !== undefined) return { columns, rows, sources };
  const tried = columns.map((column, place) =>
    place === last ? { ...column, kind: 'average' as const } : column,
  );
  return { columns: explain(tried, rows, last) ?? columns, rows, sources };
}
