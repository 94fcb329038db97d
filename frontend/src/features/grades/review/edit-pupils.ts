import { foldName, nameLikeness } from '#shared/gradebook/name-likeness.ts';
import type { Gradebook, GradebookRow, ListedPupil } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/spreadsheet/fold-text.ts';
import { rewritten } from './edit-cells.ts';
import type { Edit } from './edit-gradebook.ts';
import { blankRow } from './edit-rows.ts';

const pupilsOf = ({ classList }: Gradebook): readonly ListedPupil[] => classList?.pupils ?? [];

/** The places of the columns of names: mostly one, two where surname and given name stand apart. */
export const nameColumns = ({ columns }: Pick<Gradebook, 'columns'>): number[] =>
  columns.flatMap(({ kind }, place) => (kind === 'name' ? [place] : []));

/** The name of a row as its pupil's list has it, else as it stands there. */
export const nameOfRow = (book: Gradebook, row: GradebookRow): string =>
  (row.pupil === undefined ? undefined : pupilsOf(book)[row.pupil]?.name) ??
  nameColumns(book)
    .map((place) => row.cells[place]?.text ?? '')
    .join(' ')
    .trim();

/** A row with the name of a pupil, in the one column of names; in two the list does not say which part goes where. */
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

/** A row whose pupil has turned out to be another row's: whose it is, is asked again. */
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

/** Says whose a row is: a pupil of the class list, by place. A row that had this pupil before has none then. */
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

/** Pupils of the class list who have no row, by place. */
export const pupilsWithoutRow = (book: Gradebook): number[] => {
  const found = new Set(book.rows.map(({ pupil }) => pupil));
  return pupilsOf(book).flatMap((_, pupil) => (found.has(pupil) ? [] : [pupil]));
};

/** The places of rows that are no pupil's of the class list. */
export const rowsWithoutPupil = ({ rows }: Gradebook): number[] =>
  rows.flatMap(({ pupil, summary }, place) => (pupil === undefined && !summary ? [place] : []));

/** Adds an empty row for a pupil who has none, where the list's order has them. */
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
  /** How alike the name is to what was read, 0 to 1. */
  readonly likeness: number;
  /** The place of the row that has this pupil now. */
  readonly row: number | undefined;
}

/**
 * Whose a row may be: pupils who have no row before those who have, each the likeliest first.
 * @param sought words of the name, as far as they are typed
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
