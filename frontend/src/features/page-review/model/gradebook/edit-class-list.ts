import type { GradebookRow } from '#shared/model/gradebook.ts';
import type { Edit } from './edit-gradebook.ts';

/** Removes a row's link to a pupil of the class list. */
export const unlinkPupil = ({ pupil: _, ...row }: GradebookRow): GradebookRow => row;

/** Records that the list is the right one, so that names not in it are checked one by one. */
export const keepClassList: Edit = (book) =>
  book.classList ? { ...book, classList: { ...book.classList, rightClass: true } } : book;

/** Removes the class list: names stay as they were read. */
export const dropClassList: Edit = ({ classList: _, ...book }) => ({
  ...book,
  rows: book.rows.map(unlinkPupil),
});
