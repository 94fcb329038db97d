import { findDoubts } from '#shared/page/doubts.ts';
import { perBook } from './per-book.ts';

/** The doubts of a page. */
export const doubtsOf = perBook(findDoubts);
