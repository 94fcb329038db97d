import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { DocumentVersion } from '#shared/model/document.ts';
import type { Text } from '../../i18n/message-id.ts';
import { textOfError } from '../api/api-error.ts';
import type { Read } from '../api/read-response.ts';
import { useUser } from '../auth/session.ts';
import { useResource } from '../resources/use-resource.ts';
import { derive, useStore, type Readable } from '../store.ts';
import { isSame } from './is-same.ts';
import type { DocumentEditor, Typing } from './document-editor.ts';
import type { Documents } from './documents.ts';
import {
  shownStatus,
  type DocumentStatus,
  type EditedDocument,
  type SavedVersion,
} from './edited-document.ts';
import type { Differences } from './merge/find-differences.ts';
import type { Overlap } from './merge/merge-parts.ts';
import { addressOf, editorKey, editorOf } from './open-document.ts';

/** The state of a document and the actions on it, without its content. */
export interface DocumentControls {
  readonly id: string;
  /** Undefined when there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly status: DocumentStatus;
  /** What the user has to choose about while the status is `changed-elsewhere`; empty if one of two versions stays as a whole. */
  readonly asks: readonly Overlap[] | undefined;
  /** Why the last save failed, while the status is `not-saved`. */
  readonly problem: Text | undefined;
  /** Saves the unsaved edits; resolves after the attempt. */
  readonly saveNow: () => Promise<void>;
  /** For keys, which may come while a text is being typed that is not among the steps yet. */
  readonly keys: Pick<DocumentEditor<unknown>, 'undo' | 'redo' | 'saveNow'>;
  /** The newest version on the server; made elsewhere while the status is `changed-elsewhere`. */
  readonly newest: Omit<SavedVersion<unknown>, 'content'>;
  readonly keepMine: () => void;
  readonly takeNewest: () => void;
  readonly merge: DocumentEditor<unknown>['merge'];
  /** Whether it opened with unsaved edits of an earlier visit. */
  readonly recovered: boolean;
  /** How many changes of another device were merged in; undefined if none were. */
  readonly merged: number | undefined;
  /** Records that the user has dismissed what says so. */
  readonly acknowledge: () => void;
  /** All its versions, newest first. */
  readonly versions: () => Promise<Read<DocumentVersion>[]>;
  readonly read: (version: number) => Promise<unknown>;
  /** What a version has otherwise than the document has now; undefined if it cannot be taken apart. */
  readonly differences: ((version: number) => Promise<Differences>) | undefined;
  /** Makes an earlier version the newest again; undo reverts it. Rejects when it fails. */
  readonly restore: (version: number) => Promise<void>;
}

/** A document that a page shows and edits. */
export interface OpenDocument<C> extends DocumentControls {
  /** The same object until the state or an action changes; most edits change neither. */
  readonly controls: DocumentControls;
  readonly content: C;
  /** Edits it. Quick edits of the same `field` (any name) are undone together. */
  readonly change: (next: (before: C) => C, field?: string) => void;
  /** Edits a text letter by letter, without drawing the document for each. */
  readonly typing: Typing<C>;
  /** Keeps on the device what is being typed into a field that may still drop it. */
  readonly hold: DocumentEditor<C>['hold'];
  readonly newest: SavedVersion<C>;
  /** How often something was undone or redone. */
  readonly steps: number;
  /** Follows it: for a part that shows some of it, and that an edit of the rest must not draw again. */
  readonly store: DocumentStore<C>;
}

/** An open document, the same store for as long as it is open. */
export type DocumentStore<C> = Readable<OpenDocument<C>>;

interface LoadedState<J> {
  /** Undefined while it loads. */
  readonly job: Read<J> | undefined;
  /** A newer release wrote the document, and this tab cannot read it. */
  readonly isUnreadable: boolean;
  readonly isLoading: boolean;
  /** Why the job could not be fetched. */
  readonly error: unknown;
  readonly reload: () => void;
}

export interface DocumentState<C, J> extends LoadedState<J> {
  /** Undefined while it loads, when the job has no document, and when a newer release wrote it. */
  readonly document: OpenDocument<C> | undefined;
}

export interface DocumentStoreState<C, J> extends LoadedState<J> {
  /** Undefined as in `DocumentState`. */
  readonly store: DocumentStore<C> | undefined;
}

const never = () => () => undefined;

/**
 * Edits a document, the result of a job; the feature's `documentsOf` makes `documents`. Each edit is shown and stored
 * on the device at once, and saved in the background after a pause of 1.5 seconds; `status` shows the
 * progress. Unsaved edits survive closing the tab, until the user logs out, which first warns them. Tabs of one browser share the edits.
 * If another device has saved, both are merged; where both have changed the same, nothing is saved until the user chooses. The browser asks before closing a page with
 * unsaved edits; other pages of the application can be opened without asking, because saving continues.
 *
 * `components/documents` renders it: `DocumentBar` above the document and `documentKeys` around its fields.
 *
 * @example
 * const { job, document, error } = useDocument(gradebooks, jobId); // gradebooks = documentsOf(gradebookEndpoints)
 * // …
 * <Box onKeyDown={documentKeys(document)}>
 *   <DocumentBar document={document.store} />
 *   <input
 *     value={document.content.title}
 *     onChange={({ target }) => document.change((before) => ({ ...before, title: target.value }), 'title')}
 *   />
 * </Box>
 */
export const useDocument = <C, J>(
  documents: Documents<C, J>,
  jobId: string,
): DocumentState<C, J> => {
  const { store, ...loaded } = useDocumentStore(documents, jobId);
  const document = useSyncExternalStore(store?.subscribe ?? never, () => store?.get());
  return { ...loaded, document };
};

/** The same for a page whose parts follow the document themselves: an edit does not draw the page. */
export const useDocumentStore = <C, J>(
  documents: Documents<C, J>,
  jobId: string,
): DocumentStoreState<C, J> => {
  const { mutate } = useSWRConfig();
  const uid = useUser()?.uid;
  const address = addressOf(documents, jobId);
  const key = uid === undefined ? null : editorKey(uid, address);
  // Another device may change it, so fetch again whenever the user returns to the page.
  const loaded = useResource(key && address, () => documents.load(jobId), {
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
  const newest = loaded.data?.document;
  const isHere = newest !== undefined;
  const editor = useStore(documents.editors.entries).get(key ?? '')?.editor;

  const create = useEffectEvent((owner: string, first: SavedVersion<C>) =>
    editorOf(documents, jobId, owner, first, mutate),
  );
  const open = useEffectEvent(() => {
    if (key !== null && uid !== undefined && newest)
      documents.editors.open(key, uid, () => create(uid, newest));
  });
  useEffect(() => {
    if (key === null || !isHere) return undefined;
    open();
    return () => documents.editors.close(key);
  }, [documents, key, isHere]);
  useEffect(() => {
    if (newest) editor?.find(newest);
  }, [editor, newest]);

  const store = useMemo(
    () => editor && createDocumentStore(documents, jobId, address, editor),
    [documents, jobId, address, editor],
  );
  return {
    job: loaded.data?.job,
    store,
    isUnreadable: loaded.data?.isUnreadable === true,
    isLoading: loaded.isLoading || (isHere && !editor),
    error: loaded.error,
    reload: () => void loaded.mutate(),
  };
};

const createDocumentStore = <C, J>(
  documents: Documents<C, J>,
  jobId: string,
  id: string,
  editor: DocumentEditor<C>,
): DocumentStore<C> => {
  const controlsOf = (state: EditedDocument<C>): DocumentControls => {
    const { newest, recovered, merged, history, failure, asks } = state;
    const status = shownStatus(state);
    return {
      ...{ id, newest, recovered, merged, status, asks },
      problem: status === 'not-saved' && failure ? textOfError(failure.error) : undefined,
      undo: history.past.length > 0 ? editor.undo : undefined,
      redo: history.future.length > 0 ? editor.redo : undefined,
      saveNow: editor.saveNow,
      keys: editor,
      keepMine: editor.keepMine,
      takeNewest: editor.takeNewest,
      merge: editor.merge,
      acknowledge: editor.acknowledge,
      versions,
      read,
      differences,
      restore,
    };
  };
  const versions = () => documents.versions(jobId);
  const read = (version: number) => documents.read(jobId, version);
  const compare = documents.differences;
  const differences =
    compare && ((version: number) => compare(jobId, editor.state.get().content, version));
  const restore = async (version: number): Promise<void> => {
    const { restoreVersion } = await import('./restore-version.ts');
    return restoreVersion(documents, jobId, editor, version);
  };
  let controls: DocumentControls = controlsOf(editor.state.get());
  const store: DocumentStore<C> = derive(editor.state, (state) => {
    const now = controlsOf(state);
    if (!isSame(controls, now)) controls = now;
    return {
      ...{ ...controls, controls, store, content: state.content, newest: state.newest },
      steps: state.steps ?? 0,
      ...{ change: editor.change, typing: editor.typing, hold: editor.hold },
    };
  });
  return store;
};
