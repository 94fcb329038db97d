import type { AverageRule } from '../model/average-rule.ts';
import type { Gradebook, GradebookColumn } from '../model/gradebook.ts';
import { markRoles, type MarkRole } from '../model/mark-role.ts';
import { findAverageRule } from './average-check.ts';

/** With more columns of unknown meaning, some rule fits by chance. */
const MOST_UNKNOWN = 4;
/** The usual order of marks on a page; terms' averages are not marks. */
const ORDER: readonly MarkRole[] = markRoles.filter((role) => role !== 'term');

/** Whether a column has marks, and no ticks instead. */
export const holdsMarks = ({ kind, ticks }: GradebookColumn): boolean => kind === 'mark' && !ticks;

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

/** Columns with the roles that they may have, and the rule that gives the averages then. */
interface Explanation {
  readonly columns: GradebookColumn[];
  readonly rule: AverageRule;
}

/** The roles of columns without one by which a known rule gives most averages of a column. */
export function* explainAverages(
  { columns, rows, averages }: Pick<Gradebook, 'columns' | 'rows' | 'averages'>,
  index: number,
): Generator<Explanation> {
  const marks = columns.filter(holdsMarks).map(({ role }) => role);
  const unknown = marks.filter((role) => role === undefined).length;
  if (unknown > MOST_UNKNOWN || marks.length < 2) return;
  for (const roles of choices(marks, isInOrder(marks))) {
    const tried = assignRoles(columns, roles);
    const rule = findAverageRule({ columns: tried, rows, averages }, index);
    if (rule) yield { columns: tried, rule };
  }
}

/** The rule of a column of averages, also while the teacher is asked for the role of another column. */
export function explanationOf(gradebook: Gradebook, index: number): Explanation | undefined {
  const rule = findAverageRule(gradebook, index);
  if (rule) return { rule, columns: gradebook.columns };
  const [first] = explainAverages(gradebook, index);
  return first;
}
