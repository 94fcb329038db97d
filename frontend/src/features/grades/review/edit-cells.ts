import { parseMark } from '#shared/gradebook/parse-mark.ts';
import type { Gradebook, GradebookCell, GradebookColumn } from '#shared/model/gradebook.ts';
import type { Edit, CellPosition } from './edit-gradebook.ts';
import { isMarkColumn, typedText } from './typed-text.ts';

type CellEdit = (cell: GradebookCell, column: GradebookColumn, book: Gradebook) => GradebookCell;

/** Edits the cells of a row that are at some of the columns. */
const editCells =
  (place: number, isEdited: (column: number) => boolean, edit: CellEdit): Edit =>
  (book) => {
    const row = book.rows[place];
    if (!row) return book;
    const cells = row.cells.map((cell, at) => {
      const column = book.columns[at];
      return column && isEdited(at) ? edit(cell, column, book) : cell;
    });
    if (cells.every((cell, at) => cell === row.cells[at])) return book;
    return { ...book, rows: book.rows.with(place, { ...row, cells }) };
  };

const check: CellEdit = (cell) => (cell.checked ? cell : { ...cell, checked: true });

/**
 * What a cell is once a text is put into it: no reading any more, which keeps what was read first. It counts as looked
 * at, but for what is no mark in a column of marks: that is to be said twice.
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

/** Puts what somebody has typed into a cell; what stands there already is accepted. */
export const writeCell = ({ row, column }: CellPosition, typed: string): Edit =>
  editCells(
    row,
    (at) => at === column,
    (cell, of, book) => {
      const text = typedText(typed, of, book);
      return text === cell.text ? check(cell, of, book) : rewritten(cell, text, of);
    },
  );

/** The teacher has looked at a cell, and it is right as it is. */
export const acceptCell = ({ row, column }: CellPosition): Edit =>
  editCells(row, (at) => at === column, check);

/** The teacher has looked at all marks of a row, and they are right. */
export const acceptRow = (row: number): Edit =>
  editCells(
    row,
    () => true,
    (cell, column, book) => (isMarkColumn(column) ? check(cell, column, book) : cell),
  );
