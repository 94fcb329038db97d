import { useMemo, useState } from 'react';
import type { Doubt } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { createStore, derive, type Readable } from '#frontend/lib/store.ts';
import { editGradebook, type Edit } from '../../model/gradebook/edit-gradebook.ts';
import { rowSharing } from '../../model/gradebook/share-rows.ts';
import type { GridAction, GridState } from '../../model/grid/grid-reducer.ts';
import { bookOfSheet, sheetOfBook, type TotalColumn } from '#shared/record/sheet/sheet-book.ts';
import { reduceSheet, startSheet, wrongMarks } from '../../model/record/sheet-reducer.ts';
import { useKeepTyped } from '../grid/use-keep-typed.ts';
import { useKeptCell } from '../grid/use-kept-cell.ts';
import { useStable } from '#frontend/lib/use-stable.ts';

/** A mark sheet that is being edited. It changes with the marks, and not with the keys before they are written. */
export interface OpenSheet {
  /** Of the document. */
  readonly id: string;
  readonly book: Gradebook;
  readonly state: Readable<GridState>;
  /** The marks that cannot be right. */
  readonly doubts: readonly Doubt[];
  readonly dispatch: (action: GridAction) => void;
}

type ContentEdit = (before: MarkSheetContent) => MarkSheetContent;

interface Edited {
  readonly id: string;
  readonly content: Readable<MarkSheetContent>;
  readonly change: (next: ContentEdit) => void;
  /** Keeps on the device what is being typed. */
  readonly hold: (next: ContentEdit | undefined) => void;
  /** How often the content was replaced by something else than the user's edits. */
  readonly replaced: () => number;
}

/**
 * Edits the marks of a class in the grid.
 * @returns a store, which is read in events and followed by what shows the marks
 */
export const useSheet = (
  kept: SavedClass,
  { id, content, change, hold, replaced }: Edited,
  total?: TotalColumn,
): Readable<OpenSheet> => {
  const [share] = useState(rowSharing);
  const books = useMemo(
    () => derive(content, (now) => share(bookOfSheet(kept, now, total))),
    [share, kept, content, total],
  );
  const [state] = useState(() => createStore(startSheet(books.get())));
  useKeptCell(state, books, replaced);
  const inContent =
    (edit: Edit): ContentEdit =>
    (before) => {
      const shown = bookOfSheet(kept, before, total);
      // Points are no gradebook: a test has more questions than a page has columns, and they give quarters.
      return sheetOfBook(total ? edit(shown) : editGradebook(shown, edit), before);
    };
  const dispatch = useStable((action: GridAction): void => {
    const outcome = reduceSheet(state.get(), action, books.get(), kept.level);
    // First the mark, so that the device has it at any time.
    if (outcome.edit) change(inContent(outcome.edit));
    state.set(outcome.state);
  });
  useKeepTyped(
    state,
    dispatch,
    useStable((edit?: Edit) => hold(edit && inContent(edit))),
  );
  return useMemo(
    () => derive(books, (book) => ({ id, book, state, doubts: wrongMarks(book), dispatch })),
    [id, books, state, dispatch],
  );
};
