import { textStorage } from '../text-storage.ts';
import { keptStorage } from './local-settings.ts';

const PREFIX = 'daftar.games.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of data that only this device stores; users are kept apart because colleagues share computers. */
export const deviceKey = (uid: string, name: string): string => `${prefixOf(uid)}${name}`;

export const deviceStorage = textStorage(keptStorage);

/** Whether this device stores data of a user; without a user, of any user. */
export const isAnythingStored = (uid?: string): boolean =>
  deviceStorage.keys(uid === undefined ? PREFIX : prefixOf(uid)).length > 0;

/** Removes everything this device stores for a user, including lists of pupils. */
export const clearDeviceStorage = (uid: string): void => {
  for (const key of deviceStorage.keys(prefixOf(uid))) deviceStorage.remove(key);
};
