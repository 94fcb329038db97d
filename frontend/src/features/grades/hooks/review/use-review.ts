import { useMemo, useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { createStore, type Store } from '#frontend/lib/store.ts';
import { doubtsOf } from '../../model/gradebook/per-book.ts';
import { editGradebook } from '../../model/gradebook/edit-gradebook.ts';
import { cellsToCheck, countUnchecked } from '../../model/review/cells-to-check.ts';
import type { ReviewedPage } from '../../model/review/questions.ts';
import {
  reduceReview,
  startReview,
  type ReviewAction,
  type ReviewState,
} from '../../model/review/review-reducer.ts';
import { usePart } from '../grid/use-part.ts';
import { useStable } from '#frontend/lib/use-stable.ts';

/** A review in progress. It changes with the marks, and not with the keys before they are written. */
export interface Review extends ReviewedPage {
  readonly state: Pick<Store<ReviewState>, 'get' | 'subscribe'>;
  readonly everyMark: boolean;
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
  const doubts = doubtsOf(book);
  const [state] = useState(() => createStore(startReview({ book, doubts, level })));
  const everyMark = usePart(state, (now) => now.everyMark);
  const dispatch = useStable((action: ReviewAction): void => {
    const page = { book, doubts, level };
    const { state: after, edit, isDone } = reduceReview(state.get(), action, page);
    state.set(after);
    if (edit) change((before) => editGradebook(before, edit));
    if (isDone) onDone();
  });
  return useMemo(
    () => ({
      ...{ book, doubts, level, state, everyMark, dispatch },
      left: cellsToCheck(book, doubts, everyMark).length,
      unseen: countUnchecked(book),
    }),
    [book, doubts, level, state, everyMark, dispatch],
  );
};
