import { usualRule } from '#shared/record/averages/average-presets.ts';
import type { ColumnDescription } from '#frontend/record/model/grid/mark-table.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Edit } from './edit-gradebook.ts';
import { isMarkColumn, typedLine } from '#frontend/record/model/table/typed-text.ts';

/** Sets what a column contains. Only marks and averages have a scale; marks without a role count in no average. */
export const describeColumn =
  (index: number, { kind, heading, scale, role }: ColumnDescription): Edit =>
  (book) => {
    const column = book.columns[index];
    if (!column) return book;
    return {
      ...book,
      columns: book.columns.with(index, {
        id: column.id,
        kind,
        heading: typedLine(heading),
        ...(isMarkColumn({ kind }) && scale !== undefined && { scale }),
        ...(kind === 'mark' && (role === undefined ? { checked: true } : { role })),
      }),
    };
  };

/** Sets the heading of a column, which is then no longer doubtful; the rest stays. */
export const setHeading =
  (index: number, heading: string): Edit =>
  (book) => {
    const column = book.columns[index];
    if (!column) return book;
    const { read: _, unsure: __, ...kept } = column;
    return { ...book, columns: book.columns.with(index, { ...kept, heading: typedLine(heading) }) };
  };

/** Sets the role of a column. If averages become possible, they use the usual rule of the level. */
export const settleRole =
  (index: number, description: ColumnDescription, level: SchoolLevel | undefined): Edit =>
  (book) => {
    const after = describeColumn(index, description)(book);
    const rule = book.averages ? undefined : usualRule(after.columns, level);
    return rule ? { ...after, averages: rule } : after;
  };
