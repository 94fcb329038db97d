import { usualRule } from '#shared/gradebook/average-presets.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { newId } from '#frontend/lib/documents/new-id.ts';
import type { Edit } from './edit-gradebook.ts';
import { isMarkColumn, typedText } from './typed-text.ts';

/** Inserts an empty column of marks before an index, or at the end. */
export const insertColumn =
  (place: number): Edit =>
  (book) => ({
    ...book,
    columns: book.columns.toSpliced(place, 0, { id: newId(), kind: 'mark', heading: '' }),
    rows: book.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(place, 0, { text: '' }) })),
  });

/** Removes a column, unless it is the last one. */
export const removeColumn =
  (place: number): Edit =>
  (book) =>
    book.columns[place] && book.columns.length > 1
      ? {
          ...book,
          columns: book.columns.toSpliced(place, 1),
          rows: book.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(place, 1) })),
        }
      : book;

const moved = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Moves a column with its cells to another index. */
export const moveColumn =
  (from: number, to: number): Edit =>
  (book) =>
    book.columns[from] && book.columns[to] && from !== to
      ? {
          ...book,
          columns: moved(book.columns, from, to),
          rows: book.rows.map((row) => ({ ...row, cells: moved(row.cells, from, to) })),
        }
      : book;

export type ColumnDescription = Omit<GradebookColumn, 'id' | 'checked'>;

/** Sets what a column contains. Only marks and averages have a scale; marks without a role count in no average. */
export const describeColumn =
  (place: number, { kind, heading, scale, role }: ColumnDescription): Edit =>
  (book) => {
    const column = book.columns[place];
    if (!column) return book;
    return {
      ...book,
      columns: book.columns.with(place, {
        id: column.id,
        kind,
        heading: typedText(heading, { kind: 'other' }, book),
        ...(isMarkColumn({ kind }) && scale !== undefined && { scale }),
        ...(kind === 'mark' && (role === undefined ? { checked: true } : { role })),
      }),
    };
  };

/** Sets the role of a column. If averages become possible, they use the usual rule of the level. */
export const settleRole =
  (place: number, description: ColumnDescription, level: SchoolLevel | undefined): Edit =>
  (book) => {
    const after = describeColumn(place, description)(book);
    const rule = book.averages ? undefined : usualRule(after.columns, level);
    return rule ? { ...after, averages: rule } : after;
  };
