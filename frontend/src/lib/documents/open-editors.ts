import { isPassing, textOfError } from '../api/api-error.ts';
import { session } from '../auth/session.ts';
import { createStore, type Store } from '../store.ts';
import type { DocumentEditor } from './document-editor.ts';
import { shownStatus, statusOf } from './edited-document.ts';
import { noteConflict, noteRefused, noteSaving, noteUnsent } from './unsaved-conflicts.ts';

interface Entry<C> {
  readonly uid: string;
  readonly editor: DocumentEditor<C>;
  readonly users: number;
}

/** The editors of one kind of document in this tab, one for each document. */
export interface OpenEditors<C> {
  readonly entries: Pick<Store<ReadonlyMap<string, Entry<C>>>, 'get' | 'subscribe'>;
  /** Opens the editor of a user's document, unless it is already open. */
  readonly open: (key: string, uid: string, create: () => DocumentEditor<C>) => void;
  /** Closes the page's use of a document; the editor ends when everything is saved. */
  readonly close: (key: string) => void;
}

/** Editors stay open until saved, so that a user can leave a page at once and find the document unchanged on return. */
export const openEditors = <C>(): OpenEditors<C> => {
  const entries = createStore<ReadonlyMap<string, Entry<C>>>(new Map());

  const put = (key: string, entry: Entry<C>): void =>
    entries.set(new Map(entries.get()).set(key, entry));
  /** The key without the user. */
  const addressIn = (key: string): string => key.slice(key.indexOf('/') + 1);
  const end = (key: string): void => {
    noteConflict(addressIn(key), false);
    noteSaving(addressIn(key), false);
    noteUnsent(addressIn(key), false);
    noteRefused(addressIn(key), undefined);
    entries.get().get(key)?.editor.stop();
    entries.set(new Map([...entries.get()].filter(([other]) => other !== key)));
  };
  const endIfDone = (key: string): void => {
    const entry = entries.get().get(key);
    if (entry?.users === 0 && statusOf(entry.editor.state.get()) === 'saved') end(key);
  };
  session.subscribe(() => {
    const current = session.get();
    const uid = current.status === 'signed-in' ? current.user.uid : undefined;
    for (const [key, entry] of entries.get()) if (entry.uid !== uid) end(key);
  });

  return {
    entries,
    open: (key, uid, create) => {
      const found = entries.get().get(key);
      if (found) return put(key, { ...found, users: found.users + 1 });
      const editor = create();
      put(key, { uid, editor, users: 1 });
      editor.state.subscribe(() => {
        const state = editor.state.get();
        noteSaving(addressIn(key), statusOf(state) !== 'saved');
        noteConflict(addressIn(key), state.asks !== undefined);
        const error = shownStatus(state) === 'not-saved' ? state.failure?.error : undefined;
        noteUnsent(addressIn(key), error !== undefined);
        noteRefused(addressIn(key), isPassing(error) ? undefined : textOfError(error));
        endIfDone(key);
      });
    },
    close: (key) => {
      const entry = entries.get().get(key);
      if (!entry) return;
      put(key, { ...entry, users: entry.users - 1 });
      void entry.editor.saveNow();
      endIfDone(key);
    },
  };
};
