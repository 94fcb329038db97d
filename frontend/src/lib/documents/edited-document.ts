import type { TaggedVersion } from '#shared/contracts/endpoint.ts';
import {
  emptyHistory,
  recordEdit,
  redoEdit,
  undoEdit,
  type Edit,
  type EditHistory,
} from './edit-history.ts';
import { isSame } from './is-same.ts';
import type { Overlap } from './merge/merge-parts.ts';

/** What names a version beside its number, which can come twice: in a restored backup, or when a sheet is begun again. */
export interface Seen {
  /** ISO 8601. */
  readonly createdAt: string;
  /** Servers of earlier releases gave none. */
  readonly contentHash?: string | undefined;
}

export interface SavedVersion<C> extends Seen {
  readonly version: number;
  readonly content: C;
}

export interface UnsavedCopy<C> {
  /** The version on which the edits are based. */
  readonly over: number;
  /** What else names that version. Earlier releases did not store it. */
  readonly seen?: Seen | undefined;
  /** The content of that version. Earlier releases did not store it. */
  readonly base?: C | undefined;
  readonly content: C;
  /** Contents that were sent without an answer. If the server's newer version equals one of them, it is our own. */
  readonly unanswered: readonly C[];
}

export interface EditedDocument<C> extends UnsavedCopy<C> {
  readonly newest: SavedVersion<C>;
  readonly history: EditHistory<C>;
  /** The content that is being sent. */
  readonly sending?: C | undefined;
  /** Why the last attempt failed, and the number of attempts since the last success. */
  readonly failure?: { readonly error: unknown; readonly attempts: number } | undefined;
  /** Whether it opened with unsaved edits of an earlier visit, and the user has not dismissed the notice. */
  readonly recovered: boolean;
  /** What both sides have changed, while the user has to choose; empty if only one of both versions can stay. */
  readonly asks?: readonly Overlap[] | undefined;
  /** How often the user has undone or redone something. */
  readonly steps?: number | undefined;
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

type Begun<C> = Pick<UnsavedCopy<C>, 'over' | 'seen' | 'base'>;

const begunFrom = <C>({ version, createdAt, contentHash, content }: SavedVersion<C>) => ({
  over: version,
  seen: { createdAt, contentHash },
  base: content,
});

/** Whether edits are based on this very version, and not on another one of its number. */
const isFrom = ({ over, seen, base }: Begun<unknown>, version: SavedVersion<unknown>): boolean =>
  over === version.version &&
  (seen?.contentHash !== undefined && version.contentHash !== undefined
    ? seen.contentHash === version.contentHash
    : base !== undefined && isSame(base, version.content));

type Dated = Pick<SavedVersion<unknown>, 'version'> & Partial<Seen>;

/** Whether a version was made after another one. Numbers begin again when a sheet does. */
const isMadeAfter = (one: Dated, other: Dated): boolean =>
  one.createdAt === undefined || other.createdAt === undefined || one.createdAt === other.createdAt
    ? one.version > other.version
    : one.createdAt > other.createdAt;

/** Whether edits are based on a later version than others. */
export const isBegunAfter = (one: Begun<unknown>, other: Begun<unknown>): boolean =>
  isMadeAfter({ version: one.over, ...one.seen }, { version: other.over, ...other.seen });

/** The version that a copy is based on, if it is later than the newest known one: another tab has it from the server. */
const newestOf = <C>(known: SavedVersion<C>, copy: UnsavedCopy<C>): SavedVersion<C> => {
  const { over: version, seen, base: content } = copy;
  const isLater = isMadeAfter({ version, ...seen }, known) && !isFrom(copy, known);
  return isLater && content !== undefined ? { version, createdAt: '', ...seen, content } : known;
};

/** The version that edits are based on, as a save names it. Edits that an earlier release kept fit none, and are merged. */
export const taggedOver = ({ over, seen }: Begun<unknown>): TaggedVersion => ({
  version: over,
  contentHash: seen ? seen.contentHash : 'unknown',
});

/** Whether there are edits that the server does not have. */
export const isDirty = ({ content, newest }: EditedDocument<unknown>): boolean =>
  !isSame(content, newest.content);

export const statusOf = (document: EditedDocument<unknown>): DocumentStatus => {
  if (!isDirty(document)) return document.sending === undefined ? 'saved' : 'saving';
  if (!isFrom(document, document.newest)) return 'changed-elsewhere';
  return document.failure ? 'not-saved' : 'saving';
};

/** The status as the user sees it: both sides are being merged, unless the user has to choose or that has failed. */
export const shownStatus = (document: EditedDocument<unknown>): DocumentStatus => {
  const status = statusOf(document);
  if (status !== 'changed-elsewhere' || document.asks) return status;
  return document.failure ? 'not-saved' : 'saving';
};

/** Opens the newest version, with the unsaved edits on the device if they differ. */
export const openDocument = <C>(
  newest: SavedVersion<C>,
  copy: UnsavedCopy<C> | undefined,
): EditedDocument<C> => {
  const { content } = newest;
  const began = { content, ...begunFrom(newest), newest, unanswered: [], history: emptyHistory };
  const fresh = { ...began, recovered: false };
  if (!copy || isSame(copy.content, content)) return fresh;
  const isOurs = copy.unanswered.some((sent) => isSame(sent, content));
  return {
    ...fresh,
    ...copy,
    ...{ seen: copy.seen, base: copy.base },
    newest: isOurs ? newest : newestOf(newest, copy),
    ...(isOurs || isFrom(copy, newest) ? begunFrom(newest) : {}),
    ...(isOurs && { unanswered: [] }),
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

const stepped = <C>(
  document: EditedDocument<C>,
  to: Pick<EditedDocument<C>, 'content' | 'history'>,
): EditedDocument<C> => ({ ...document, ...to, steps: (document.steps ?? 0) + 1 });

export const undo = <C>(document: EditedDocument<C>): EditedDocument<C> => {
  const undone = undoEdit(document.history, document.content);
  return undone ? stepped(document, undone) : document;
};

export const redo = <C>(document: EditedDocument<C>): EditedDocument<C> => {
  const redone = redoEdit(document.history, document.content);
  return redone ? stepped(document, redone) : document;
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
});

/** Records that the sent content is now the newest version. Later edits stay. */
export const endSaving = <C>(
  document: EditedDocument<C>,
  saved: SavedVersion<C>,
): EditedDocument<C> => {
  // Use the content as it was sent: if the server stores it differently, the editor must not save it again and again.
  const newest = { ...saved, content: document.sending ?? saved.content };
  return { ...document, ...settled, ...begunFrom(newest), newest };
};

/** Records a failed save; the server may still have received it. */
export const failSaving = <C>(document: EditedDocument<C>, error: unknown): EditedDocument<C> => ({
  ...document,
  sending: undefined,
  failure: { error, attempts: (document.failure?.attempts ?? 0) + 1 },
});

/**
 * Takes in another version, which is the newest on the server. It replaces unedited or equal content. If it is our own
 * save whose answer was lost, the edits continue on it. Otherwise both are merged.
 */
const takeIn = <C>(document: EditedDocument<C>, newest: SavedVersion<C>): EditedDocument<C> => {
  const { content } = newest;
  const begun = begunFrom(newest);
  // Undo covers only the user's own edits, so the history is cleared.
  if (!isDirty(document))
    return { ...replace(document, content), ...begun, newest, history: emptyHistory };
  if (isSame(document.content, content))
    return { ...document, ...settled, ...begun, newest, recovered: false };
  if (document.unanswered.some((sent) => isSame(sent, content)))
    return { ...document, ...settled, ...begun, newest };
  return { ...document, newest, failure: undefined };
};

/**
 * Takes in what the server was read to have. An earlier version than the known one is an answer that came late, or a copy
 * of the device; the server says when it refuses a save if it has gone back. While a save is under way, its answer says more.
 */
export const findNewer = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> =>
  document.sending !== undefined || !isMadeAfter(newest, document.newest)
    ? document
    : takeIn(document, newest);

/** Records a refused save: the edits are based on another version than the newest, whichever was made first. */
export const refuseSaving = <C>(
  document: EditedDocument<C>,
  newest: SavedVersion<C>,
): EditedDocument<C> => {
  const answered = { ...document, sending: undefined };
  // The same version by another name. The next try waits, because functions of two releases may answer.
  if (document.over === newest.version && isSame(document.base, newest.content))
    return failSaving({ ...answered, ...begunFrom(newest), newest }, new Error('renamed'));
  return takeIn(answered, newest);
};

/** Bases the user's edits on the newer version, which stays in the list of versions. */
export const keepMine = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  ...settled,
  ...begunFrom(document.newest),
});

/** Continues with the newest version; undo restores the user's edits. */
export const takeNewest = <C>(document: EditedDocument<C>, edit: Edit): EditedDocument<C> => {
  const { newest } = document;
  const replaced = replace(editDocument(document, newest.content, edit), newest.content);
  return { ...replaced, ...begunFrom(newest), recovered: false };
};

/** Takes over the edits of another tab of this browser. */
export const followTab = <C>(
  document: EditedDocument<C>,
  copy: UnsavedCopy<C>,
  at: number,
): EditedDocument<C> => {
  const edited = isSame(document.content, copy.content)
    ? document
    : editDocument(document, copy.content, { field: 'another tab', at });
  const { over, seen, base } = isBegunAfter(copy, document) ? copy : document;
  const newest = newestOf(document.newest, copy);
  return { ...edited, over, seen, base, newest, unanswered: copy.unanswered };
};

/** Records that the user has dismissed the notices. */
export const acknowledge = <C>(document: EditedDocument<C>): EditedDocument<C> => ({
  ...document,
  recovered: false,
  merged: undefined,
});
