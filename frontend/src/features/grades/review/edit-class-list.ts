import type { GradebookRow } from '#shared/model/gradebook.ts';
import type { Edit } from './edit-gradebook.ts';

/** A row as it was before it became a pupil's of the class list. */
export const withoutPupil = ({ pupil: _, ...row }: GradebookRow): GradebookRow => row;

/** Says that the list is the right class's: names that are not in it are looked at one by one. */
export const keepClassList: Edit = (book) =>
  book.classList ? { ...book, classList: { ...book.classList, rightClass: true } } : book;

/** Goes on without a list: names are as they were read. */
export const dropClassList: Edit = ({ classList: _, ...book }) => ({
  ...book,
  rows: book.rows.map(withoutPupil),
});
