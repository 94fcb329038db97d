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

/** Puts an empty row before the row at a place; at the end where there is none. */
export const insertRow =
  (place: number): Edit =>
  (book) => ({ ...book, rows: book.rows.toSpliced(place, 0, blankRow(book)) });

export const removeRow =
  (place: number): Edit =>
  (book) =>
    book.rows[place] ? { ...book, rows: book.rows.toSpliced(place, 1) } : book;

/** What says whose a row is stays; the rest is what moves when a row was missed, or read twice. */
const stays = ({ kind }: GradebookColumn): boolean =>
  kind === 'ordinal' || kind === 'registrationNumber' || kind === 'name';

/** The places of the pupils' rows from one on. */
const pupilsFrom = ({ rows }: Gradebook, place: number): number[] =>
  rows.flatMap(({ summary }, at) => (at >= place && !summary ? [at] : []));

/** Gives each of some rows what moves of another, or nothing. */
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
 * Moves the marks from a row on one row down, past a row that was missed; names stay. The last row's marks get a row of
 * their own, unless there are none.
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

/** Moves the marks below a row one row up, over its own; names stay. The last row has none then. */
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
