import { createStore } from '../store.ts';

/** The addresses of documents whose edits wait for the user's choice: `<id of the call>/<id of the document>`. */
export const unsavedConflicts = createStore<readonly string[]>([]);

/** Notes whether the edits of a document wait for a choice. */
export const noteConflict = (address: string, waits: boolean): void => {
  const before = unsavedConflicts.get();
  if (before.includes(address) === waits) return;
  unsavedConflicts.set(waits ? [...before, address] : before.filter((other) => other !== address));
};
