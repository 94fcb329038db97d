import type { GradebookRow } from '#shared/model/gradebook.ts';
import type { Edit } from './edit-gradebook.ts';

/** A row without its link to a pupil of the class list. */
export const withoutPupil = ({ pupil: _, ...row }: GradebookRow): GradebookRow => row;

/** Records that the list is the right one, so that names not in it are checked one by one. */
export const keepClassList: Edit = (book) =>
  book.classList ? { ...book, classList: { ...book.classList, rightClass: true } } : book;

/** Removes the class list: names stay as they were read. */
export const dropClassList: Edit = ({ classList: _, ...book }) => ({
  ...book,
  rows: book.rows.map(withoutPupil),
});
