import { useMemo, useRef, useState } from 'react';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { editGradebook, type Edit } from '../../model/gradebook/edit-gradebook.ts';
import { nearestCell } from '../../model/grid/grid-cells.ts';
import type { GridAction, GridState } from '../../model/grid/grid-reducer.ts';
import { bookOfSheet, sheetOfBook, type TotalColumn } from '../../model/record/sheet-book.ts';
import { reduceSheet, startSheet, wrongMarks } from '../../model/record/sheet-reducer.ts';

/** A mark sheet that is being edited. */
export interface OpenSheet {
  readonly book: Gradebook;
  /** Its focused cell exists. */
  readonly state: GridState;
  readonly wrong: readonly Doubt[];
  readonly dispatch: (action: GridAction) => void;
  readonly edit: (edit: Edit) => void;
}

/** Edits the marks of a class in the grid. */
export const useSheet = (
  kept: SavedClass,
  { content, change }: Pick<OpenDocument<MarkSheetContent>, 'content' | 'change'>,
  total?: TotalColumn,
): OpenSheet => {
  const book = useMemo(() => bookOfSheet(kept, content, total), [kept, content, total]);
  const [state, setState] = useState(() => startSheet(book));
  /** Several actions may follow one event. */
  const latest = useRef(state);
  const edit = (made: Edit): void =>
    change((before) => {
      const shown = bookOfSheet(kept, before, total);
      // Points are no gradebook: a test has more questions than a page has columns, and they give quarters.
      return sheetOfBook(total ? made(shown) : editGradebook(shown, made), before);
    });
  const dispatch = (action: GridAction): void => {
    const outcome = reduceSheet(latest.current, action, book, kept.level);
    latest.current = outcome.state;
    setState(outcome.state);
    if (outcome.edit) edit(outcome.edit);
  };
  return {
    book,
    state: { ...state, cell: nearestCell(state.cell, book) },
    wrong: useMemo(() => wrongMarks(book), [book]),
    dispatch,
    edit,
  };
};
