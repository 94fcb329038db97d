import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  GradebookRow,
} from '#shared/model/gradebook.ts';
import { newId } from '#frontend/lib/documents/new-id.ts';
import type { Edit } from './edit-gradebook.ts';

const blank: GradebookCell = { text: '' };

export const blankRow = (
  { columns }: Pick<Gradebook, 'columns'>,
  cells: (column: GradebookColumn, place: number) => GradebookCell | undefined = () => undefined,
): GradebookRow => ({
  id: newId(),
  cells: columns.map((column, place) => cells(column, place) ?? blank),
});

/** Inserts an empty row before an index, or at the end. */
export const insertRow =
  (place: number): Edit =>
  (book) => ({ ...book, rows: book.rows.toSpliced(place, 0, blankRow(book)) });

export const removeRow =
  (place: number): Edit =>
  (book) =>
    book.rows[place] ? { ...book, rows: book.rows.toSpliced(place, 1) } : book;

/** The columns that identify a pupil stay; the others move when the reader skipped a row or read it twice. */
const stays = ({ kind }: GradebookColumn): boolean =>
  kind === 'ordinal' || kind === 'registrationNumber' || kind === 'name';

/** The indices of the pupils' rows from an index on. */
const pupilsFrom = ({ rows }: Gradebook, place: number): number[] =>
  rows.flatMap(({ summary }, at) => (at >= place && !summary ? [at] : []));

/** Gives some rows the movable cells of other rows, or empty ones. */
const takeOver = (book: Gradebook, taken: ReadonlyMap<number, GradebookRow | undefined>) =>
  book.rows.map((row, place) =>
    taken.has(place)
      ? {
          ...row,
          cells: row.cells.map((cell, at) => {
            const column = book.columns[at];
            return column && stays(column) ? cell : (taken.get(place)?.cells[at] ?? blank);
          }),
        }
      : row,
  );

/**
 * Moves the marks from a row on down by one, to make room for a skipped row; names stay. If the last row has marks,
 * they get a new row.
 */
export const shiftMarksDown =
  (place: number): Edit =>
  (book) => {
    const places = pupilsFrom(book, place);
    const [first, last] = [places[0], places.at(-1)];
    if (first === undefined || last === undefined) return book;
    const rows = takeOver(
      book,
      new Map(places.map((at, index) => [at, book.rows[places[index - 1] ?? -1]])),
    );
    const pushed = blankRow(book, (column, at) =>
      stays(column) ? undefined : book.rows[last]?.cells[at],
    );
    const isEmpty = pushed.cells.every(({ text }) => text === '');
    return { ...book, rows: isEmpty ? rows : rows.toSpliced(last + 1, 0, pushed) };
  };

/** Moves the marks below a row up by one, replacing its own; names stay. The last row then has no marks. */
export const shiftMarksUp =
  (place: number): Edit =>
  (book) => {
    const places = pupilsFrom(book, place);
    if (places.length === 0) return book;
    return {
      ...book,
      rows: takeOver(
        book,
        new Map(places.map((at, index) => [at, book.rows[places[index + 1] ?? -1]])),
      ),
    };
  };
