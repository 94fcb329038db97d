import { createContext, useContext } from 'react';
import type { Review } from './use-review.ts';
import { useCell } from '../grid/grid-context.ts';
import { questionAt, type Question } from '../../model/review/questions.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';

/** Memoised, so that a key draws only the parts that show what it has changed. */
export const ReviewContext = createContext<Review | undefined>(undefined);

/** The review above a component. */
export const useReviewed = (): Review => {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReviewed needs a review above it');
  return review;
};

/** The focused cell, and what the teacher is asked about it. */
export const useFocused = (): Review & {
  readonly cell: CellPosition;
  readonly question: Question;
} => {
  const review = useReviewed();
  const cell = useCell(review);
  return { ...review, cell, question: questionAt(review, cell) };
};
