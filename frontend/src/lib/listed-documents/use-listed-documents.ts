import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSWRConfig, type ScopedMutator } from 'swr';
import { unsavedVersion } from '#shared/model/class-document.ts';
import { session, userIn, useUser } from '../auth/session.ts';
import type { DocumentEditor } from '../documents/document-editor.ts';
import type { SavedVersion } from '../documents/edited-document.ts';
import { addressOf, editorKey, editorOf } from '../documents/open-document.ts';
import { unsavedCopies, unsavedKey } from '../documents/unsaved-copies.ts';
import { NewVersionError } from '../new-version.ts';
import { useResource } from '../resources/use-resource.ts';
import { useStore } from '../store.ts';
import { versionsIn, withLater, type ListedDocuments } from './listed-documents.ts';

/** What a write has changed. */
export interface Written<C> {
  readonly before: C;
  readonly after: C;
}

/** The documents that a page asked for. Ids are those of `ListedDocuments`. */
export interface AskedDocuments<C> {
  /** With edits that only this device has; empty if it was never saved; undefined while the documents load. */
  readonly contentOf: (id: string) => C | undefined;
  /** The same with what was written since the page was drawn. */
  readonly contentNow: (id: string) => C | undefined;
  /** The ids of the documents that are saved or edited here, also since the page was drawn. */
  readonly idsNow: () => readonly string[];
  /**
   * Shows and keeps a change on the device at once, and sends it in the background, also after the page is left.
   * @returns undefined if nothing was written, because another user has signed in
   */
  readonly write: (id: string, next: (now: C) => C) => Written<C> | undefined;
  /**
   * Keeps the editor of a document open until the returned function is called: what is written often opens it once.
   */
  readonly hold: (id: string) => () => void;
  readonly isLoading: boolean;
  /** Whether the documents are here. Without them only the edits of this device are known. */
  readonly isKnown: boolean;
  /** Why the documents could not be fetched. What is written is kept, and merged when they can. */
  readonly error: unknown;
  readonly reload: () => void;
}

/** The later of two versions of a document. */
const laterOf = <C>(
  one: SavedVersion<C> | undefined,
  other: SavedVersion<C> | undefined,
): SavedVersion<C> | undefined =>
  !one || (other && other.createdAt > one.createdAt) ? other : one;

interface Opened<C extends object> {
  readonly uid: string;
  readonly id: string;
  readonly newest: SavedVersion<C>;
  readonly mutate: ScopedMutator;
}

/** Opens the editor of a document; the returned function closes it once it has sent its edits. */
function openEditor<C extends object>(
  documents: ListedDocuments<C>,
  { uid, id, newest, mutate }: Opened<C>,
): { readonly editor: DocumentEditor<C> | undefined; readonly close: () => void } {
  const { editors } = documents;
  const key = editorKey(uid, addressOf(documents, id));
  editors.open(key, uid, () => editorOf(documents, id, uid, newest, mutate));
  return { editor: editors.entries.get().get(key)?.editor, close: () => editors.close(key) };
}

/** Opens the editor of a document until it has sent its edits. */
function withEditor<C extends object>(
  documents: ListedDocuments<C>,
  opened: Opened<C>,
  edit: (editor: DocumentEditor<C>) => void = () => undefined,
): void {
  const { editor, close } = openEditor(documents, opened);
  if (editor) edit(editor);
  close();
}

/**
 * A list lacked what the device knows. If the server itself has an older version, as after a restored backup, it gets
 * what the device knows as an edit.
 */
async function remind<C extends object>(
  documents: ListedDocuments<C>,
  { uid, id, mutate }: Omit<Opened<C>, 'newest'>,
  known: SavedVersion<C>,
): Promise<void> {
  const { keepBoth, saved } = documents;
  const newest = (await documents.load(id).catch(() => undefined))?.document;
  // There is no network, or its class is gone.
  if (!keepBoth || !newest || uid !== userIn(session.get())) return;
  if (newest.createdAt >= known.createdAt) saved.set(withLater(saved.get(), [[id, newest]]));
  else
    withEditor(documents, { uid, id, newest, mutate }, (editor) =>
      editor.change((now) => keepBoth(now, known.content)),
    );
}

/** The ids of the documents of which the device has unsaved edits. */
function keptIds<C extends object>(documents: ListedDocuments<C>, uid: string): string[] {
  const prefix = unsavedKey(uid, addressOf(documents, ''));
  return unsavedCopies.keys(prefix).map((key) => key.slice(prefix.length));
}

/**
 * The documents of a teacher or of the classes, in one call; kept on the device, so that they show without a network.
 * @param asked what the call asks for; undefined: nothing is fetched
 */
export function useListedDocuments<C extends object>(
  documents: ListedDocuments<C>,
  asked: string | undefined,
): AskedDocuments<C> {
  const { mutate } = useSWRConfig();
  const uid = useUser()?.uid;
  const key = asked !== undefined && uid !== undefined ? `${documents.list.id}/${asked}` : null;
  const list = useResource(key, async () => {
    const { rows, forgotten } = await documents.list.fetch(asked ?? '');
    if (uid !== undefined)
      for (const [id, known] of forgotten) await remind(documents, { uid, id, mutate }, known);
    return rows;
  });
  const saved = useStore(documents.saved);
  const open = useStore(documents.open);
  const { data: rows, error, isLoading, mutate: again } = list;

  const newest = useMemo(() => withLater(versionsIn(rows ?? []), saved), [rows, saved]);

  /** Edits of earlier visits, and what another device has saved meanwhile. */
  const takeUp = useEffectEvent(() => {
    if (uid === undefined || asked === undefined) return;
    const empty = { ...unsavedVersion, content: documents.empty };
    const isAsked = (id: string) => documents.list.has(asked, id);
    for (const id of keptIds(documents, uid).filter(isAsked))
      if (!documents.open.get().has(id))
        withEditor(documents, { uid, id, newest: newest.get(id) ?? empty, mutate });
    const start = editorKey(uid, addressOf(documents, '')).length;
    for (const [entryKey, { editor }] of documents.editors.entries.get()) {
      const found = newest.get(entryKey.slice(start));
      if (found) editor.find(found);
    }
  });
  const isAnswered = rows !== undefined || error !== undefined;
  // What was fetched before a newer release wrote is no longer the document.
  const isKnown = rows !== undefined && !(error instanceof NewVersionError);
  useEffect(() => {
    if (isAnswered) takeUp();
  }, [isAnswered, newest, key]);

  /** Another tab has saved. */
  const follow = useEffectEvent((event: StorageEvent) => {
    if (uid === undefined || key === null || event.newValue !== null) return;
    if (event.key?.startsWith(unsavedKey(uid, addressOf(documents, '')))) void mutate(key);
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // Stays the same while a document is edited or saved, as what writes does on each page.
  const { contentIn, contentNow, idsNow, write, hold } = useMemo(() => {
    const contentIn =
      (edited: typeof open, all: typeof newest): AskedDocuments<C>['contentOf'] =>
      (id) => {
        // What this tab has saved since it was drawn is among it.
        const version = laterOf(all.get(id), documents.saved.get().get(id));
        return edited.get(id) ?? version?.content ?? (isAnswered ? documents.empty : undefined);
      };
    const newestNow = () => withLater(versionsIn(rows ?? []), documents.saved.get());
    const contentNow: AskedDocuments<C>['contentNow'] = (id) =>
      contentIn(documents.open.get(), newestNow())(id);
    const idsNow = () => {
      const ids = new Set([...newestNow().keys(), ...documents.open.get().keys()]);
      return [...ids].filter((id) => documents.list.has(asked ?? '', id));
    };
    const versionOf = (id: string): SavedVersion<C> =>
      newestNow().get(id) ?? { ...unsavedVersion, content: documents.empty };
    const write: AskedDocuments<C>['write'] = (id, next) => {
      // Undo may come after another user has signed in.
      if (uid === undefined || uid !== userIn(session.get())) return undefined;
      let written: Written<C> | undefined;
      withEditor(documents, { uid, id, newest: versionOf(id), mutate }, (editor) => {
        const before = editor.state.get().content;
        editor.change(next);
        written = { before, after: editor.state.get().content };
      });
      return written;
    };
    const hold: AskedDocuments<C>['hold'] = (id) =>
      uid === undefined
        ? () => undefined
        : openEditor(documents, { uid, id, newest: versionOf(id), mutate }).close;
    return { contentIn, contentNow, idsNow, write, hold };
  }, [documents, uid, asked, mutate, rows, isAnswered]);

  return useMemo(
    () => ({
      contentOf: contentIn(open, newest),
      ...{ contentNow, idsNow, write, hold, isLoading, isKnown, error },
      reload: () => void again(),
    }),
    [newest, open, isLoading, isKnown, again, error, contentIn, contentNow, idsNow, write, hold],
  );
}
