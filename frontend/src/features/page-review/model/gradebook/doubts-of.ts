import { findDoubts } from '#shared/page/doubts.ts';
import { perBook } from '#frontend/record/model/table/per-book.ts';

/** The doubts of a page. */
export const doubtsOf = perBook(findDoubts);
