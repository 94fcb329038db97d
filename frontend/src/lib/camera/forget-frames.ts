import { framesDatabase } from './frames-database.ts';
import { writeFramesMark } from './frames-mark.ts';

/** Tells all pages of this browser that a user, named by the message, has logged out. */
export const framesLogOuts = (): BroadcastChannel => new BroadcastChannel('daftar.frames.logout');

/** Deletes all frames of a user who logs out; pages that keep more of them delete it too. */
export async function forgetFrames(uid: string): Promise<void> {
  const pages = framesLogOuts();
  pages.postMessage(uid);
  pages.close();
  writeFramesMark(uid, undefined);
  await framesDatabase.removeAll(uid).catch(() => undefined);
}
