import * as z from 'zod/mini';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { shareRows } from './share-rows.ts';

/** Returns a changed gradebook, or the same object if nothing changes. */
export type Edit = (before: Gradebook) => Gradebook;

/** What edits have made, which is not parsed again: a key looks at what it will change before it changes the document. */
const results = new WeakSet<Gradebook>();

/**
 * Edits a gradebook and parses the result: ids are unique, each row has a cell for each column, and the fields have the
 * schema's order. Rows that have not changed stay the same objects. Ignores an edit whose result is invalid, such as one
 * row too many.
 */
export const editGradebook = (before: Gradebook, edit: Edit): Gradebook => {
  const after = edit(before);
  if (after === before || results.has(after)) return after;
  const { data } = z.safeParse(gradebook, after);
  if (!data) return before;
  const shared = shareRows(data, before);
  results.add(shared);
  return shared;
};

/** The result of an edit for one gradebook, and an edit that does not work it out again. */
export const lookAhead = (
  before: Gradebook,
  edit: Edit,
): { readonly after: Gradebook; readonly edit: Edit } => {
  const after = editGradebook(before, edit);
  return { after, edit: (book) => (book === before ? after : edit(book)) };
};
