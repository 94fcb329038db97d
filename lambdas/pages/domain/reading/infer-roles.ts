import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { explainAverages, holdsMarks } from '#shared/page/roles-by-average.ts';
import type { GradebookTable } from './gradebook-table.ts';

/** Assigns the roles by which known rules give the averages. Where several do, the teacher is asked. */
function explain(
  columns: readonly GradebookColumn[],
  rows: GradebookTable['rows'],
  index: number,
): GradebookColumn[] | undefined {
  const [first, ...others] = explainAverages({ columns: [...columns], rows: [...rows] }, index);
  return first?.columns.map(({ role, ...column }, at) => {
    const isCertain = others.every((other) => other.columns[at]?.role === role);
    return isCertain && role !== undefined ? { ...column, role } : column;
  });
}

/** Infers which column has the averages and the others' roles, if a known rule explains most rows. */
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
