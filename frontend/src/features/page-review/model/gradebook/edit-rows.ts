import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  GradebookRow,
} from '#shared/model/gradebook.ts';
import { newId } from '#shared/text/new-id.ts';
import type { Edit } from './edit-gradebook.ts';

const blank: GradebookCell = { text: '' };

export const blankRow = (
  { columns }: Pick<Gradebook, 'columns'>,
  cells: (column: GradebookColumn, index: number) => GradebookCell | undefined = () => undefined,
): GradebookRow => ({
  id: newId(),
  cells: columns.map((column, index) => cells(column, index) ?? blank),
});

/** Inserts an empty row before an index, or at the end. */
export const insertRow =
  (index: number): Edit =>
  (book) => ({ ...book, rows: book.rows.toSpliced(index, 0, blankRow(book)) });

export const removeRow =
  (index: number): Edit =>
  (book) =>
    book.rows[index] ? { ...book, rows: book.rows.toSpliced(index, 1) } : book;

/** The columns that identify a pupil stay; the others move when the reader skipped a row or read it twice. */
const stays = ({ kind }: GradebookColumn): boolean =>
  kind === 'ordinal' || kind === 'registrationNumber' || kind === 'name';

/** The indices of the pupils' rows from an index on. */
const pupilsFrom = ({ rows }: Gradebook, first: number): number[] =>
  rows.flatMap(({ summary }, index) => (index >= first && !summary ? [index] : []));

/** Gives some rows the movable cells of other rows, or empty ones. */
const takeOver = (book: Gradebook, taken: ReadonlyMap<number, GradebookRow | undefined>) =>
  book.rows.map((row, index) =>
    taken.has(index)
      ? {
          ...row,
          cells: row.cells.map((cell, at) => {
            const column = book.columns[at];
            return column && stays(column) ? cell : (taken.get(index)?.cells[at] ?? blank);
          }),
        }
      : row,
  );

/**
 * Moves the marks from a row on down by one, to make room for a skipped row; names stay. If the last row has marks,
 * they get a new row.
 */
export const shiftMarksDown =
  (index: number): Edit =>
  (book) => {
    const rowsBelow = pupilsFrom(book, index);
    const [first, last] = [rowsBelow[0], rowsBelow.at(-1)];
    if (first === undefined || last === undefined) return book;
    const rows = takeOver(
      book,
      new Map(rowsBelow.map((row, at) => [row, book.rows[rowsBelow[at - 1] ?? -1]])),
    );
    const pushed = blankRow(book, (column, at) =>
      stays(column) ? undefined : book.rows[last]?.cells[at],
    );
    const isEmpty = pushed.cells.every(({ text }) => text === '');
    return { ...book, rows: isEmpty ? rows : rows.toSpliced(last + 1, 0, pushed) };
  };

/** Moves the marks below a row up by one, replacing its own; names stay. The last row then has no marks. */
export const shiftMarksUp =
  (index: number): Edit =>
  (book) => {
    const rowsBelow = pupilsFrom(book, index);
    if (rowsBelow.length === 0) return book;
    return {
      ...book,
      rows: takeOver(
        book,
        new Map(rowsBelow.map((row, at) => [row, book.rows[rowsBelow[at + 1] ?? -1]])),
      ),
    };
  };
