import { createContext, useContext } from 'react';
import { combine, derive, useStore, type Readable } from '#frontend/lib/store.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { Review } from './use-review.ts';
import { questionAt, type Question } from '../../model/review/questions.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';

/** A store, so that a key draws only the parts that show what it has changed. */
export const ReviewContext = createContext<Readable<Review> | undefined>(undefined);

/** The review above a component, for events. */
export const useReviewStore = (): Readable<Review> => {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReviewed needs a review above it');
  return review;
};

/** The review above a component, which each written mark draws again. */
export const useReviewed = (): Review => useStore(useReviewStore());

/** A part of the review above a component, which is drawn again only when that changes: a number, a text, a list. */
export const useReviewPart = <Part>(choose: (review: Review) => Part): Part =>
  useSelector(useReviewStore(), choose);

export interface Focused extends Review {
  readonly cell: CellPosition;
  readonly question: Question;
}

/** For each review, the focused cell and what the teacher is asked about it. */
const focusedCells = new WeakMap<Readable<Review>, Readable<Focused>>();

const useFocusedStore = (): Readable<Focused> => {
  const review = useReviewStore();
  const known = focusedCells.get(review);
  if (known) return known;
  const cells = derive(review.get().state, ({ cell }) => cell);
  const focused = combine(review, cells, (now, cell) => ({
    ...now,
    cell,
    question: questionAt(now, cell),
  }));
  focusedCells.set(review, focused);
  return focused;
};

/** The focused cell, and what the teacher is asked about it. */
export const useFocused = (): Focused => useStore(useFocusedStore());

/** A part of what is known about the focused cell; drawn again only when that changes. */
export const useFocusedPart = <Part>(choose: (focused: Focused) => Part): Part =>
  useSelector(useFocusedStore(), choose);
