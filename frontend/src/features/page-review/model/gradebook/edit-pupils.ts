import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import type { Gradebook, GradebookRow, ListedPupil } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { rewritten } from './edit-cells.ts';
import type { Edit } from './edit-gradebook.ts';

export const pupilsOf = ({ classList }: Gradebook): readonly ListedPupil[] =>
  classList?.pupils ?? [];

/** The indices of the name columns: usually one, or two for surname and given name. */
export const nameColumns = ({ columns }: Pick<Gradebook, 'columns'>): number[] =>
  columns.flatMap(({ kind }, index) => (kind === 'name' ? [index] : []));

/** The name of a row's pupil in the class list, else the text in the row. */
export const nameOfRow = (book: Gradebook, row: GradebookRow): string =>
  (row.pupil === undefined ? undefined : pupilsOf(book)[row.pupil]?.name) ??
  nameColumns(book)
    .map((index) => row.cells[index]?.text ?? '')
    .join(' ')
    .trim();

/** Gives a row the name of a pupil if there is one name column; the list does not say how to split it into two. */
export const setName = (
  book: Gradebook,
  row: GradebookRow,
  { name }: ListedPupil,
): GradebookRow => {
  const names = nameColumns(book);
  return {
    ...row,
    cells: row.cells.map((cell, index) => {
      const column = book.columns[index];
      if (!column || !names.includes(index)) return cell;
      return names.length > 1 || cell.text === name
        ? { ...cell, checked: true }
        : rewritten(cell, name, column);
    }),
  };
};

/** Removes a pupil from a row because another one has them; the name has to be checked again. */
const removePupil = (book: Gradebook, { pupil: _, ...row }: GradebookRow): GradebookRow => {
  const names = nameColumns(book);
  return {
    ...row,
    cells: row.cells.map((cell, index) => {
      if (!names.includes(index)) return cell;
      const { checked: __, read, ...rest } = cell;
      return read === undefined ? rest : { ...rest, text: read };
    }),
  };
};

/** Assigns a pupil of the class list to a row, and removes them from their previous row. */
export const choosePupil =
  (index: number, pupil: number): Edit =>
  (book) => {
    const listed = pupilsOf(book)[pupil];
    if (!listed || !book.rows[index]) return book;
    return {
      ...book,
      rows: book.rows.map((row, at) => {
        if (at === index) return { ...setName(book, row, listed), pupil };
        return row.pupil === pupil ? removePupil(book, row) : row;
      }),
    };
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
export const pupilChoices = (book: Gradebook, index: number, sought = ''): PupilChoice[] => {
  const row = book.rows[index];
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
        Number(a.row !== undefined && a.row !== index) -
          Number(b.row !== undefined && b.row !== index) || b.likeness - a.likeness,
    );
};
