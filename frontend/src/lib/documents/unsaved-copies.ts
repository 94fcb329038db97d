import { deviceStorage } from '../settings/device-storage.ts';

const PREFIX = 'daftar.document.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of a user's unsaved edits; users are kept apart because colleagues share computers. */
export const unsavedKey = (uid: string, document: string): string => `${prefixOf(uid)}${document}`;

/** Outlives the tab, unless the device is shared; entries are removed once saved, usually within seconds. */
export const unsavedCopies = deviceStorage;

/** Whether a user has unsaved edits; without a user, whether any user has. */
export const isAnythingUnsaved = (uid?: string): boolean =>
  unsavedCopies.keys(uid === undefined ? PREFIX : prefixOf(uid)).length > 0;

/** Whether the device has refused to keep unsaved edits, because its storage is full or blocked. */
export const isAnythingRefused = (): boolean => unsavedCopies.isRefused(PREFIX);

/** Removes a user's unsaved edits after they log out. */
export const forgetUnsaved = (uid: string): void => {
  for (const key of unsavedCopies.keys(prefixOf(uid))) unsavedCopies.remove(key);
};
