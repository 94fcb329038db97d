import {
  emptyHistory,
  recordEdit,
  redoEdit,
  undoEdit,
  type Edit,
  type EditHistory,
} from './edit-history.ts';

/** A version as the server has it. */
export interface SavedVersion<C> {
  readonly version: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly content: C;
}

/** What the device keeps of a document until it is saved. */
export interface UnsavedCopy<C> {
  /** The version that was edited. */
  readonly over: number;
  readonly content: C;
  /** Sent, and never answered: if the server has one of them as a newer version, that version is ours. */
  readonly unanswered: readonly C[];
}

/** A document while it is edited. */
export interface EditedDocument<C> extends UnsavedCopy<C> {
  /** The newest version that is known of. */
  readonly newest: SavedVersion<C>;
  readonly history: EditHistory<C>;
  /** What is on its way to the server. */
  readonly sending?: C | undefined;
  /** Why the last attempt failed, and how many have since one did not. */
  readonly failure?: { readonly error: unknown; readonly attempts: number } | undefined;
  /** Whether it came with what was not saved before, and nobody has said that they have seen it. */
  readonly recovered: boolean;
}

/**
 * `saving` from the first edit on: it is on its way within seconds. `not-saved` once that has failed. `changed-elsewhere`
 * when what is edited is no longer the newest version: then nothing is saved until its owner has chosen.
 */
export type DocumentStatus = 'saved' | 'saving' | 'not-saved' | 'changed-elsewhere';

/** How many contents without an answer are remembered. */
const UNANSWERED = 5;

/** Whether two contents say the same. They come from one schema, so their fields stand in one order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether there is something the server does not have. */
export const isDirty = ({ content, over, newest }: EditedDocument<unknown>): boolean =>
  over > newest.version || !isSame(content, newest.content);

export const statusOf = (document: EditedDocument<unknown>): DocumentStatus => {
  if (!isDirty(document)) return document.sending === undefined ? 'saved' : 'saving';
  if (document.over < document.newest.version) return 'changed-elsewhere';
  return document.failure ? 'not-saved' : 'saving';
};

/** Opens the newest version, with what the device has kept, if that says anything else. */
export const openDocument = <C>(
  newest: SavedVersion<C>,
  copy: UnsavedCopy<C> | undefined,
): EditedDocument<C> => {
  const { content, version: over } = newest;
  const fresh = { content, over, newest, unanswered: [], history: emptyHistory, recovered: false };
  if (!copy || isSame(copy.content, content)) return fresh;
  const isOurs = copy.unanswered.some((sent) => isSame(sent, content));
  return {
    ...fresh,
    ...copy,
    ...(isOurs && { over, unanswered: [] }),
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

export const undo = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  ...undoEdit(document.history, document.content),
});

export const redo = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  ...redoEdit(document.history, document.content),
});

/** What is there now is sent. */
export const beginSaving = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  sending: document.content,
  unanswered: [
    ...document.unanswered.filter((sent) => !isSame(sent, document.content)),
    document.content,
  ].slice(-UNANSWERED),
});

const settled = { sending: undefined, failure: undefined, unanswered: [] } as const;

/** What was sent is the newest version now, or was already. It may have been edited further meanwhile. */
export const endSaving = <C>(
  document: EditedDocument<C>,
  saved: SavedVersion<C>,
): EditedDocument<C> => ({
  ...document,
  ...settled,
  over: saved.version,
  // As it was sent: a server that writes it in another way must not be asked to save it for ever.
  newest: { ...saved, content: document.sending ?? saved.content },
});

/** Nobody knows what became of what was sent. */
export const failSaving = <C>(document: EditedDocument<C>, error: unknown): EditedDocument<C> => ({
  ...document,
  sending: undefined,
  failure: { error, attempts: (document.failure?.attempts ?? 0) + 1 },
});

/**
 * The server has a newer version; while something is being sent, its answer says more. It takes the place of what was not edited, and of what says the same; if it is one of
 * ours whose answer was lost, the edits since are edits of it. Else its owner has to choose.
 */
export const findNewer = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> => {
  if (document.sending !== undefined || newest.version <= document.newest.version) return document;
  const { content, version: over } = newest;
  // What comes from elsewhere is not taken back by taking back one's own edits.
  if (!isDirty(document))
    return { ...document, ...settled, content, over, newest, history: emptyHistory };
  if (isSame(document.content, content))
    return { ...document, ...settled, over, newest, recovered: false };
  if (document.over >= over) return { ...document, newest };
  if (document.unanswered.some((sent) => isSame(sent, content)))
    return { ...document, ...settled, over, newest };
  return { ...document, newest };
};

/** A save was refused: the newest version is another than the one that was edited. */
export const refuseSaving = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> => {
  if (newest.version > document.over)
    return findNewer({ ...document, sending: undefined, failure: undefined }, newest);
  // The server has gone back: what is here follows what it has now, when it is tried again.
  return failSaving(
    { ...document, over: newest.version, newest },
    new Error('older than expected'),
  );
};

/** Puts one's own over the newer version, which stays among the versions. */
export const keepMine = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  ...settled,
  over: document.newest.version,
});

/** Goes on with the newest version; what was there can be had again by taking this back. */
export const takeNewest = <C>(document: EditedDocument<C>, edit: Edit): EditedDocument<C> => {
  const { content, version: over } = document.newest;
  return { ...editDocument(document, content, edit), ...settled, over, recovered: false };
};

/** Goes on with what another tab of this browser has: they are one. */
export const followTab = <C>(
  document: EditedDocument<C>,
  copy: UnsavedCopy<C>,
  at: number,
): EditedDocument<C> => {
  const edited = isSame(document.content, copy.content)
    ? document
    : editDocument(document, copy.content, { field: 'another tab', at });
  return { ...edited, over: Math.max(document.over, copy.over), unanswered: copy.unanswered };
};

export const acknowledgeRecovered = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  recovered: false,
});
