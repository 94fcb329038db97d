import { textStorage } from '../text-storage.ts';

const PREFIX = 'daftar.document.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of what a user has edited in a document: apart for each, since colleagues share computers. */
export const unsavedKey = (uid: string, document: string): string => `${prefixOf(uid)}${document}`;

/** Outlives the tab, unlike what is typed in a form, but only until it is saved: for seconds, mostly. */
export const unsavedCopies = textStorage(() => localStorage);

/** Whether a user has edited what is not saved yet; whether anybody has, when nobody knows who it is. */
export const isAnythingUnsaved = (uid?: string): boolean =>
  unsavedCopies.keys(uid === undefined ? PREFIX : prefixOf(uid)).length > 0;

/** Removes what a user has edited and not saved: they have logged out. */
export const forgetUnsaved = (uid: string): void => {
  for (const key of unsavedCopies.keys(prefixOf(uid))) unsavedCopies.remove(key);
};
