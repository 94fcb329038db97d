import type { Text } from '../../i18n/message-id.ts';
import { combine, createStore, type Readable, type Store } from '../store.ts';
import { isSame } from './is-same.ts';
import { isAnythingUnsaved } from './unsaved-copies.ts';

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

/** Edits that are being sent; what fails is in the others. */
export const savingEdits: Addresses = createStore<readonly string[]>([]);
export const noteSaving = noteIn(savingEdits);

/** Documents whose edits the server refuses for good, and why. They stay on the device until the user drops them. */
export const refusedDocuments: Store<ReadonlyMap<string, Text>> = createStore<
  ReadonlyMap<string, Text>
>(new Map());

/** Notes why a document's edits are refused, or with undefined that they are not. */
export const noteRefused = (address: string, reason: Text | undefined): void => {
  const before = refusedDocuments.get();
  if (isSame(before.get(address), reason)) return;
  const others = [...before].filter(([other]) => other !== address);
  refusedDocuments.set(new Map(reason ? [...others, [address, reason]] : others));
};

/** Documents with edits that do not go by themselves now: not sent, refused, or waiting for a choice. */
export const waitingDocuments: Readable<readonly string[]> = combine(
  combine(unsentDocuments, unsavedConflicts, (unsent, conflicts) => [...unsent, ...conflicts]),
  refusedDocuments,
  (waiting, refused) => [...new Set([...waiting, ...refused.keys()])],
);

/** Whether the server has everything that a user has changed here, also what is only being sent or typed. */
export const isAllSent = (uid: string): boolean =>
  waitingDocuments.get().length + savingEdits.get().length === 0 && !isAnythingUnsaved(uid);

/** Forgets what was noted of a user's documents when their session ends. */
export const forgetNotes = (): void => {
  unsavedConflicts.set([]);
  unsentDocuments.set([]);
  savingEdits.set([]);
  refusedDocuments.set(new Map());
};
