import { foldName, nameLikeness } from '#shared/gradebook/name-likeness.ts';
import type { Gradebook, GradebookRow, ListedPupil } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { rewritten } from './edit-cells.ts';
import type { Edit } from './edit-gradebook.ts';
import { blankRow } from './edit-rows.ts';

const pupilsOf = ({ classList }: Gradebook): readonly ListedPupil[] => classList?.pupils ?? [];

/** The indices of the name columns: usually one, or two for surname and given name. */
export const nameColumns = ({ columns }: Pick<Gradebook, 'columns'>): number[] =>
  columns.flatMap(({ kind }, place) => (kind === 'name' ? [place] : []));

/** The name of a row's pupil in the class list, else the text in the row. */
export const nameOfRow = (book: Gradebook, row: GradebookRow): string =>
  (row.pupil === undefined ? undefined : pupilsOf(book)[row.pupil]?.name) ??
  nameColumns(book)
    .map((place) => row.cells[place]?.text ?? '')
    .join(' ')
    .trim();

/** A row with a pupil's name if there is one name column; the list does not say how to split it into two. */
const setName = (book: Gradebook, row: GradebookRow, { name }: ListedPupil): GradebookRow => {
  const places = nameColumns(book);
  return {
    ...row,
    cells: row.cells.map((cell, place) => {
      const column = book.columns[place];
      if (!column || !places.includes(place)) return cell;
      return places.length > 1 || cell.text === name
        ? { ...cell, checked: true }
        : rewritten(cell, name, column);
    }),
  };
};

/** A row whose pupil was assigned to another row; its name has to be checked again. */
const orphaned = (book: Gradebook, { pupil: _, ...row }: GradebookRow): GradebookRow => {
  const places = nameColumns(book);
  return {
    ...row,
    cells: row.cells.map((cell, place) => {
      if (!places.includes(place)) return cell;
      const { checked: __, read, ...rest } = cell;
      return read === undefined ? rest : { ...rest, text: read };
    }),
  };
};

/** Assigns a pupil of the class list to a row, and removes them from their previous row. */
export const choosePupil =
  (place: number, pupil: number): Edit =>
  (book) => {
    const listed = pupilsOf(book)[pupil];
    if (!listed || !book.rows[place]) return book;
    return {
      ...book,
      rows: book.rows.map((row, at) => {
        if (at === place) return { ...setName(book, row, listed), pupil };
        return row.pupil === pupil ? orphaned(book, row) : row;
      }),
    };
  };

/** The indices of the listed pupils who have no row. */
export const pupilsWithoutRow = (book: Gradebook): number[] => {
  const found = new Set(book.rows.map(({ pupil }) => pupil));
  return pupilsOf(book).flatMap((_, pupil) => (found.has(pupil) ? [] : [pupil]));
};

/** The indices of the rows without a listed pupil. */
export const rowsWithoutPupil = ({ rows }: Gradebook): number[] =>
  rows.flatMap(({ pupil, summary }, place) => (pupil === undefined && !summary ? [place] : []));

/** Adds an empty row for a pupil without one, in the order of the list. */
export const addPupilRow =
  (pupil: number): Edit =>
  (book) => {
    const listed = pupilsOf(book)[pupil];
    if (!listed || book.rows.some((row) => row.pupil === pupil)) return book;
    const before = book.rows.findLastIndex((row) => row.pupil !== undefined && row.pupil < pupil);
    const row = { ...setName(book, blankRow(book), listed), pupil };
    return { ...book, rows: book.rows.toSpliced(before + 1, 0, row) };
  };

export interface PupilChoice {
  /** Zero-based index in the class list. */
  readonly pupil: number;
  readonly name: string;
  /** The similarity of the name to what was read, 0 to 1. */
  readonly likeness: number;
  /** The index of the row that has this pupil now. */
  readonly row: number | undefined;
}

/**
 * The candidates for a row: pupils without a row first, then by similarity.
 * @param sought the words of the name typed so far
 */
export const pupilChoices = (book: Gradebook, place: number, sought = ''): PupilChoice[] => {
  const row = book.rows[place];
  const read = nameColumns(book)
    .map((at) => row?.cells[at]?.read ?? row?.cells[at]?.text ?? '')
    .join(' ');
  const folded = foldName(read);
  const words = foldText(sought).split(' ');
  const rows = new Map(book.rows.map(({ pupil }, at) => [pupil, at]));
  return pupilsOf(book)
    .map(({ name }, pupil) => ({
      pupil,
      name,
      likeness: nameLikeness(folded, foldName(name)),
      row: rows.get(pupil),
    }))
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
    .toSorted(
      (a, b) =>
        Number(a.row !== undefined && a.row !== place) -
          Number(b.row !== undefined && b.row !== place) || b.likeness - a.likeness,
    );
};
