import { useMemo, useRef, useState } from 'react';
import { findDoubts } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { editGradebook } from '../../model/gradebook/edit-gradebook.ts';
import { nearestCell } from '../../model/grid/grid-cells.ts';
import { cellsToCheck, countUnchecked } from '../../model/review/cells-to-check.ts';
import { questionAt, type Question, type ReviewedPage } from '../../model/review/questions.ts';
import {
  reduceReview,
  startReview,
  type ReviewAction,
  type ReviewState,
} from '../../model/review/review-reducer.ts';

/** A review in progress. */
export interface Review extends Pick<ReviewedPage, 'book' | 'doubts'> {
  /** Its focused cell exists. */
  readonly state: ReviewState;
  /** What the teacher is asked about the focused cell. */
  readonly question: Question;
  /** The number of cells left to check. */
  readonly left: number;
  /** The number of marks that the teacher has not checked. */
  readonly unseen: number;
  readonly dispatch: (action: ReviewAction) => void;
}

/**
 * Reviews a document.
 * @param level the school level, whose usual rule suggests roles for columns without one
 * @param onDone called when the last cell has been checked
 */
export const useReview = (
  { content: book, change }: Pick<OpenDocument<Gradebook>, 'content' | 'change'>,
  level: SchoolLevel | undefined,
  onDone: () => void,
): Review => {
  const doubts = useMemo(() => findDoubts(book), [book]);
  const page = { book, doubts, level };
  const [state, setState] = useState(() => startReview(page));
  /** Several actions may follow one event. */
  const latest = useRef(state);
  const dispatch = (action: ReviewAction): void => {
    const { state: after, edit, isDone } = reduceReview(latest.current, action, page);
    latest.current = after;
    setState(after);
    if (edit) change((before) => editGradebook(before, edit));
    if (isDone) onDone();
  };
  const { everyMark } = state;
  const cell = nearestCell(state.cell, book);
  return {
    book,
    doubts,
    state: { ...state, cell },
    question: questionAt(page, cell),
    left: useMemo(() => cellsToCheck(book, doubts, everyMark).length, [book, doubts, everyMark]),
    unseen: useMemo(() => countUnchecked(book), [book]),
    dispatch,
  };
};
