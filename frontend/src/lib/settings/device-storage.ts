import { textStorage } from '../text-storage.ts';

const PREFIX = 'daftar.games.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of what a user keeps on this device only: apart for each user, since colleagues share computers. */
export const deviceKey = (uid: string, name: string): string => `${prefixOf(uid)}${name}`;

/** What outlives the tab. */
export const deviceStorage = textStorage(() => localStorage);

/** Whether a user keeps something on this device; whether anybody does, when nobody knows who it is. */
export const isAnythingStored = (uid?: string): boolean =>
  deviceStorage.keys(uid === undefined ? PREFIX : prefixOf(uid)).length > 0;

/** Removes all that a user keeps on this device: lists of pupils among it. */
export const clearDeviceStorage = (uid: string): void => {
  for (const key of deviceStorage.keys(prefixOf(uid))) deviceStorage.remove(key);
};
