import { keepMine, replace, type EditedDocument } from '../edited-document.ts';
import { emptyHistory } from '../edit-history.ts';
import { isSame } from '../is-same.ts';

/**
 * Continues with what both sides have changed. Undo never takes back what another device has changed.
 *
 * @param undone what undo brings back, if the user has chosen something else than their own values
 */
export const takeMerged = <C>(
  document: EditedDocument<C>,
  content: C,
  undone: C,
): EditedDocument<C> => ({
  ...replace(keepMine(document), content),
  history: isSame(undone, content) ? emptyHistory : { ...emptyHistory, past: [undone] },
});
