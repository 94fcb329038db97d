import type { Gradebook } from '#shared/model/gradebook.ts';
import type { Edit } from './edit-gradebook.ts';
import { pupilsOf, setName } from './edit-pupils.ts';
import { blankRow } from './edit-rows.ts';

/** The indices of the listed pupils who have no row. */
export const pupilsWithoutRow = (book: Gradebook): number[] => {
  const found = new Set(book.rows.map(({ pupil }) => pupil));
  return pupilsOf(book).flatMap(({ left }, pupil) => (found.has(pupil) || left ? [] : [pupil]));
};

/** The indices of the rows without a listed pupil. */
export const rowsWithoutPupil = ({ rows }: Gradebook): number[] =>
  rows.flatMap(({ pupil, summary }, index) => (pupil === undefined && !summary ? [index] : []));

/** The index of a new row for a pupil, in the order of the list. */
export const newRowOf = (book: Gradebook, pupil: number): number =>
  book.rows.findLastIndex((row) => row.pupil !== undefined && row.pupil < pupil) + 1;

/** Adds an empty row for a pupil without one. */
export const addPupilRow =
  (pupil: number): Edit =>
  (book) => {
    const listed = pupilsOf(book)[pupil];
    if (!listed || book.rows.some((row) => row.pupil === pupil)) return book;
    const row = { ...setName(book, blankRow(book), listed), pupil };
    return { ...book, rows: book.rows.toSpliced(newRowOf(book, pupil), 0, row) };
  };
