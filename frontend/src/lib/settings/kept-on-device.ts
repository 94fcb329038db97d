import { keptText } from '../kept-text.ts';

const PREFIX = 'daftar.games.';
const prefixOf = (uid: string): string => `${PREFIX}${uid}.`;

/** The key of what a user keeps on this device only: apart for each user, since colleagues share computers. */
export const keptKey = (uid: string, name: string): string => `${prefixOf(uid)}${name}`;

/** What outlives the tab. */
export const keptOnDevice = keptText(() => localStorage);

/** Whether a user keeps something on this device; whether anybody does, when nobody knows who it is. */
export const isAnythingKept = (uid?: string): boolean =>
  keptOnDevice.keys(uid === undefined ? PREFIX : prefixOf(uid)).length > 0;

/** Removes all that a user keeps on this device: lists of pupils among it. */
export const forgetKept = (uid: string): void => {
  for (const key of keptOnDevice.keys(prefixOf(uid))) keptOnDevice.remove(key);
};
