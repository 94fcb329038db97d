import { createStore, type Store } from '../store.ts';

/** The addresses of some documents: `<id of the call>/<id of the document>`. */
type Addresses = Store<readonly string[]>;

/** Notes whether a document is one of them. */
const noteIn =
  (store: Addresses) =>
  (address: string, isIn: boolean): void => {
    const before = store.get();
    if (before.includes(address) === isIn) return;
    store.set(isIn ? [...before, address] : before.filter((other) => other !== address));
  };

/** Documents whose edits wait for the user's choice. */
export const unsavedConflicts: Addresses = createStore<readonly string[]>([]);
export const noteConflict = noteIn(unsavedConflicts);

/** Documents whose edits could not be sent yet. */
export const unsentDocuments: Addresses = createStore<readonly string[]>([]);
export const noteUnsent = noteIn(unsentDocuments);
