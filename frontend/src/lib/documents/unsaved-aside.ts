import type { TextStorage } from '../text-storage.ts';
import type { Text } from '../../i18n/message-id.ts';
import { unsavedCopies, unsavedKey } from './unsaved-copies.ts';

const KIND = 'unreadable/';

export const asideId = (): string => String(Math.random());

/** The address of what a text set aside belongs to; undefined for the address of a document. */
export const addressAside = (address: string): string | undefined =>
  address.startsWith(KIND) ? address.split('/').slice(2).join('/') : undefined;

/** Loaded when needed: games have no edits, and it may be while a page is drawn. */
const note = (address: string, reason: Text | undefined): void => {
  void import('./unsaved-conflicts.ts').then(
    ({ noteRefused }) => noteRefused(address, reason),
    // It is said when the next page opens.
    () => undefined,
  );
};

/** Says on every page that the device has something that this release cannot read, and offers to copy or remove it. */
export const noteUnreadable = (address: string): void =>
  note(address, { id: 'error.unreadableCopy' });

interface Kept {
  readonly uid: string;
  readonly storage: TextStorage;
  readonly key: string;
  /** Unique among what this device keeps of a user. */
  readonly address: string;
  readonly canRead: (text: string) => boolean;
}

/** Keeps aside a text that a newer release stored, or that is damaged, before something is written in its place. */
export const setAside = ({ uid, storage, key, address, canRead }: Kept, id = asideId()): void => {
  const text = storage.read(key);
  if (text === undefined || canRead(text)) return;
  const aside = `${KIND}${id}/${address}`;
  unsavedCopies.write(unsavedKey(uid, aside), text);
  storage.remove(key);
  noteUnreadable(aside);
};

/** Sets aside what cannot be read, and puts back what was set aside by a release that could not. */
export const openKept = (kept: Kept): void => {
  const { uid, storage, key, address, canRead } = kept;
  setAside(kept);
  if (storage.read(key) !== undefined) return;
  const prefix = unsavedKey(uid, '');
  const found = unsavedCopies.keys(unsavedKey(uid, KIND)).find((aside) => {
    const text = unsavedCopies.read(aside);
    return (
      addressAside(aside.slice(prefix.length)) === address && text !== undefined && canRead(text)
    );
  });
  if (found === undefined) return;
  storage.write(key, unsavedCopies.read(found) ?? '');
  unsavedCopies.remove(found);
  note(found.slice(prefix.length), undefined);
};
