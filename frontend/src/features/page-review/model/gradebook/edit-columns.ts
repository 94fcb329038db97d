import { newId } from '#shared/text/new-id.ts';
import type { Edit } from './edit-gradebook.ts';

/** Inserts an empty column of marks before an index, or at the end. */
export const insertColumn =
  (index: number, id = newId()): Edit =>
  (book) => ({
    ...book,
    columns: book.columns.toSpliced(index, 0, { id, kind: 'mark', heading: '' }),
    rows: book.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 0, { text: '' }) })),
  });

/** Removes a column, unless it is the last one. */
export const removeColumn =
  (index: number): Edit =>
  (book) =>
    book.columns[index] && book.columns.length > 1
      ? {
          ...book,
          columns: book.columns.toSpliced(index, 1),
          rows: book.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(index, 1) })),
        }
      : book;

const move = <T>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Moves a column with its cells to another index. */
export const moveColumn =
  (from: number, to: number): Edit =>
  (book) =>
    book.columns[from] && book.columns[to] && from !== to
      ? {
          ...book,
          columns: move(book.columns, from, to),
          rows: book.rows.map((row) => ({ ...row, cells: move(row.cells, from, to) })),
        }
      : book;
