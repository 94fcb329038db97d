import {
  emptyHistory,
  recordEdit,
  redoEdit,
  undoEdit,
  type Edit,
  type EditHistory,
} from './edit-history.ts';
import { isSame } from './is-same.ts';

/** A version on the server. */
export interface SavedVersion<C> {
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly content: C;
}

/** The copy of unsaved edits on the device. */
export interface UnsavedCopy<C> {
  /** The version on which the edits are based. */
  readonly over: number;
  /** The content of that version. Earlier releases did not store it. */
  readonly base?: C | undefined;
  readonly content: C;
  /** Contents that were sent without an answer. If the server's newer version equals one of them, it is our own. */
  readonly unanswered: readonly C[];
}

/** The state of a document that is being edited. */
export interface EditedDocument<C> extends UnsavedCopy<C> {
  /** The newest known version. */
  readonly newest: SavedVersion<C>;
  readonly history: EditHistory<C>;
  /** The content that is being sent. */
  readonly sending?: C | undefined;
  /** Why the last attempt failed, and the number of attempts since the last success. */
  readonly failure?: { readonly error: unknown; readonly attempts: number } | undefined;
  /** Whether it opened with unsaved edits of an earlier visit, and the user has not dismissed the notice. */
  readonly recovered: boolean;
  /** Whether both sides have changed the same: the user has to choose. */
  readonly asks?: true | undefined;
  /** How often the content was replaced by something else than the user's edits. */
  readonly replaced: number;
  /** How many changes of another device were merged in, and the user has not dismissed the notice. */
  readonly merged?: number | undefined;
}

/**
 * `saving` from the first edit on, because it is sent within seconds. `not-saved` after a failure. `changed-elsewhere`
 * when the edits are based on an outdated version: saving then waits until both are merged, or for the user's choice.
 */
export type DocumentStatus = 'saved' | 'saving' | 'not-saved' | 'changed-elsewhere';

/** The number of unanswered contents to remember. */
const UNANSWERED = 5;

/** Whether there are edits that the server does not have. */
export const isDirty = ({ content, over, newest }: EditedDocument<unknown>): boolean =>
  over > newest.version || !isSame(content, newest.content);

export const statusOf = (document: EditedDocument<unknown>): DocumentStatus => {
  if (!isDirty(document)) return document.sending === undefined ? 'saved' : 'saving';
  if (document.over < document.newest.version) return 'changed-elsewhere';
  return document.failure ? 'not-saved' : 'saving';
};

/** Opens the newest version, with the unsaved edits on the device if they differ. */
export const openDocument = <C>(
  newest: SavedVersion<C>,
  copy: UnsavedCopy<C> | undefined,
): EditedDocument<C> => {
  const { content, version: over } = newest;
  const base = content;
  const began = { content, over, base, newest, unanswered: [], history: emptyHistory };
  const fresh = { ...began, recovered: false, replaced: 0 };
  if (!copy || isSame(copy.content, content)) return fresh;
  const isOurs = copy.unanswered.some((sent) => isSame(sent, content));
  return {
    ...fresh,
    ...copy,
    base: copy.over === over ? base : copy.base,
    ...(isOurs && { over, base, unanswered: [] }),
    history: recordEdit(emptyHistory, content, { at: 0 }),
    recovered: true,
  };
};

export const editDocument = <C>(
  document: EditedDocument<C>,
  content: C,
  edit: Edit,
): EditedDocument<C> =>
  content === document.content
    ? document
    : { ...document, content, history: recordEdit(document.history, document.content, edit) };

export const undo = <C>(document: EditedDocument<C>): EditedDocument<C> => {
  const undone = undoEdit(document.history, document.content);
  return undone ? { ...document, ...undone } : document;
};

export const redo = <C>(document: EditedDocument<C>): EditedDocument<C> => {
  const redone = redoEdit(document.history, document.content);
  return redone ? { ...document, ...redone } : document;
};

/** Marks the current content as being sent. */
export const beginSaving = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  sending: document.content,
  unanswered: [
    ...document.unanswered.filter((sent) => !isSame(sent, document.content)),
    document.content,
  ].slice(-UNANSWERED),
});

const settled = {
  ...{ sending: undefined, failure: undefined, unanswered: [], asks: undefined },
} as const;

/** Puts another content in the place of the user's own. */
export const replace = <C>(document: EditedDocument<C>, content: C): EditedDocument<C> => ({
  ...document,
  ...settled,
  content,
  replaced: document.replaced + 1,
});

/** Records that the sent content is now the newest version. Later edits stay. */
export const endSaving = <C>(
  document: EditedDocument<C>,
  saved: SavedVersion<C>,
): EditedDocument<C> => ({
  ...document,
  ...settled,
  over: saved.version,
  base: document.sending ?? saved.content,
  // Use the content as it was sent: if the server stores it differently, the editor must not save it again and again.
  newest: { ...saved, content: document.sending ?? saved.content },
});

/** Records a failed save; the server may still have received it. */
export const failSaving = <C>(document: EditedDocument<C>, error: unknown): EditedDocument<C> => ({
  ...document,
  sending: undefined,
  failure: { error, attempts: (document.failure?.attempts ?? 0) + 1 },
});

/**
 * Takes in a newer version from the server, unless a save is under way, whose answer says more. It replaces unedited or
 * equal content. If it is our own save whose answer was lost, the edits continue on it. Otherwise both are merged.
 */
export const findNewer = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> => {
  if (document.sending !== undefined || newest.version <= document.newest.version) return document;
  const { content, version: over } = newest;
  const base = content;
  // Undo covers only the user's own edits, so the history is cleared.
  if (!isDirty(document))
    return { ...replace(document, content), over, base, newest, history: emptyHistory };
  if (isSame(document.content, content))
    return { ...document, ...settled, over, base, newest, recovered: false };
  if (document.over >= over) return { ...document, newest };
  if (document.unanswered.some((sent) => isSame(sent, content)))
    return { ...document, ...settled, over, base, newest };
  return { ...document, newest };
};

/** Records a refused save: the edits are based on an outdated version. */
export const refuseSaving = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> => {
  if (newest.version > document.over)
    return findNewer({ ...document, sending: undefined, failure: undefined }, newest);
  // The server has returned to an older version; the next try is based on that one.
  return failSaving(
    { ...document, over: newest.version, base: newest.content, newest },
    new Error('older than expected'),
  );
};

/** Bases the user's edits on the newer version, which stays in the list of versions. */
export const keepMine = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  ...settled,
  over: document.newest.version,
  base: document.newest.content,
});

/** Continues with the newest version; undo restores the user's edits. */
export const takeNewest = <C>(document: EditedDocument<C>, edit: Edit): EditedDocument<C> => {
  const { content, version: over } = document.newest;
  const replaced = replace(editDocument(document, content, edit), content);
  return { ...replaced, over, base: content, recovered: false };
};

/** Takes over the edits of another tab of this browser. */
export const followTab = <C>(
  document: EditedDocument<C>,
  copy: UnsavedCopy<C>,
  at: number,
): EditedDocument<C> => {
  const edited = isSame(document.content, copy.content)
    ? document
    : {
        ...editDocument(document, copy.content, { field: 'another tab', at }),
        replaced: document.replaced + 1,
      };
  const over = Math.max(document.over, copy.over);
  const base = copy.over > document.over ? copy.base : document.base;
  return { ...edited, over, base, unanswered: copy.unanswered };
};

/** Records that the user has dismissed the notices. */
export const acknowledge = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  recovered: false,
  merged: undefined,
});
