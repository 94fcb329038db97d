import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Gradebook, GradebookCell, GradebookColumn } from '#shared/model/gradebook.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import type { Edit } from './edit-gradebook.ts';
import { isMarkColumn, typedText } from '#frontend/record/model/table/typed-text.ts';

type CellEdit = (cell: GradebookCell, column: GradebookColumn, book: Gradebook) => GradebookCell;

/** Edits a row's cells in some of the columns. */
const editCells =
  (index: number, isEdited: (column: number) => boolean, edit: CellEdit): Edit =>
  (book) => {
    const row = book.rows[index];
    if (!row) return book;
    const cells = row.cells.map((cell, at) => {
      const column = book.columns[at];
      return column && isEdited(at) ? edit(cell, column, book) : cell;
    });
    if (cells.every((cell, at) => cell === row.cells[at])) return book;
    return { ...book, rows: book.rows.with(index, { ...row, cells }) };
  };

const check: CellEdit = (cell) => (cell.checked ? cell : { ...cell, checked: true });

/**
 * A cell with a new text, which keeps what was read first. It counts as checked, unless the text is no mark in a column
 * of marks: then the teacher has to enter it twice.
 */
export const rewritten = (
  cell: GradebookCell,
  text: string,
  column: Pick<GradebookColumn, 'kind'>,
): GradebookCell => {
  const { confidence: _, read, checked: __, ...rest } = cell;
  const first = read ?? (cell.box ? cell.text : undefined);
  const isMark = !isMarkColumn(column) || parseMark(text).kind !== 'unreadable';
  return {
    ...rest,
    text,
    ...(first !== undefined && first !== text && { read: first }),
    ...(isMark && { checked: true }),
  };
};

/** Writes a typed text into a cell; typing the existing text accepts it. */
export const writeCell = ({ row, column }: CellPosition, typed: string): Edit =>
  editCells(
    row,
    (at) => at === column,
    (cell, of, book) => {
      const text = typedText(typed, of, book);
      return text === cell.text ? check(cell, of, book) : rewritten(cell, text, of);
    },
  );

/** Marks a cell as checked. */
export const acceptCell = ({ row, column }: CellPosition): Edit =>
  editCells(row, (at) => at === column, check);

/** Marks all marks of a row as checked. */
export const acceptRow = (row: number): Edit =>
  editCells(
    row,
    () => true,
    (cell, column, book) => (isMarkColumn(column) ? check(cell, column, book) : cell),
  );
