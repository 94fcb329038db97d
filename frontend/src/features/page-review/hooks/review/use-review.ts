import { useMemo } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { combine, derive, type Readable } from '#frontend/lib/store.ts';
import { doubtsOf } from '../../model/gradebook/doubts-of.ts';
import { editGradebook } from '../../model/gradebook/edit-gradebook.ts';
import { onPage, pageTable } from '../../model/gradebook/page-table.ts';
import { overlappingCells } from '#frontend/record/model/grid/overlapping-cells.ts';
import type { CellPosition, MarkTable, TableEdit } from '#frontend/record/model/grid/mark-table.ts';
import { cellsToCheck, countUnchecked } from '../../model/review/cells-to-check.ts';
import type { ReviewedPage } from '../../model/review/questions.ts';
import {
  reduceReview,
  startReview,
  type ReviewAction,
  type ReviewState,
} from '../../model/review/review-reducer.ts';
import { useGridState } from '#frontend/record/hooks/grid/use-grid-state.ts';
import { useSteps } from '#frontend/record/hooks/grid/use-steps.ts';
import { useKeepTyped } from '#frontend/record/hooks/grid/use-keep-typed.ts';
import { useEvent } from '#frontend/lib/use-event.ts';

/** A review in progress. It changes with the marks, and not with the keys before they are written. */
export interface Review extends ReviewedPage {
  /** Of the document. */
  readonly id: string;
  readonly table: MarkTable;
  readonly state: Readable<ReviewState>;
  /** The cells that two devices have changed in different ways, while the user has to choose. */
  readonly overlaps: readonly CellPosition[];
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
 * @returns a store, which is read in events and followed by what shows the marks
 */
export const useReview = (
  document: DocumentStore<Gradebook>,
  level: SchoolLevel | undefined,
  onDone: () => void,
): Readable<Review> => {
  const pageNow = useEvent(() => {
    const book = document.get().content;
    return { book, doubts: doubtsOf(book), level };
  });
  const books = useMemo(() => derive(document, ({ content }) => content), [document]);
  const { state, setState } = useGridState(() => startReview(pageNow()), books);
  const dispatch = useEvent((action: ReviewAction): void => {
    const { state: after, edit, isDone } = reduceReview(state.get(), action, pageNow());
    // First the mark, so that the device has it at any time.
    if (edit) document.get().change((before) => editGradebook(before, edit));
    setState(after);
    if (isDone) onDone();
  });
  useSteps({ document, tableOf: pageTable, state, setState });
  useKeepTyped({
    ...{ state, dispatch },
    table: useEvent(() => pageTable(document.get().content)),
    hold: useEvent((edit?: TableEdit) =>
      document.get().hold(edit && ((before) => editGradebook(before, onPage(edit)))),
    ),
  });
  return useMemo(
    () =>
      combine(
        books,
        combine(
          derive(state, ({ everyMark }) => everyMark),
          derive(document, ({ asks }) => asks),
          (everyMark, asks = []) => ({ everyMark, asks }),
        ),
        (book, { everyMark, asks }) => {
          const doubts = doubtsOf(book);
          const table = pageTable(book);
          return {
            ...{
              id: document.get().id,
              book,
              table,
              overlaps: overlappingCells(table, asks),
              doubts,
              level,
              state,
              everyMark,
              dispatch,
            },
            left: cellsToCheck(book, doubts, everyMark).length,
            unseen: countUnchecked(book),
          };
        },
      ),
    [document, books, level, state, dispatch],
  );
};
