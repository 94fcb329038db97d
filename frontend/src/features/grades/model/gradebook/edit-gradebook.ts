import * as z from 'zod/mini';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { shareRows } from './share-rows.ts';

/** A cell by the zero-based indices of its row and column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Returns a changed gradebook, or the same object if nothing changes. */
export type Edit = (before: Gradebook) => Gradebook;

/** The last edit: a key looks at what it will change before it changes the document. */
let last:
  { readonly before: Gradebook; readonly edit: Edit; readonly after: Gradebook } | undefined;

/**
 * Edits a gradebook and parses the result: ids are unique, each row has a cell for each column, and the fields have the
 * schema's order. Rows that have not changed stay the same objects. Ignores an edit whose result is invalid, such as one
 * row too many.
 */
export const editGradebook = (before: Gradebook, edit: Edit): Gradebook => {
  if (last?.before !== before || last.edit !== edit)
    last = { before, edit, after: applied(before, edit) };
  return last.after;
};

const applied = (before: Gradebook, edit: Edit): Gradebook => {
  const after = edit(before);
  if (after === before) return before;
  const { data } = z.safeParse(gradebook, after);
  return data ? shareRows(data, before) : before;
};
