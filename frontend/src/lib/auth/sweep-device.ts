import { usersWithFrames } from '../camera/frames-mark.ts';
import { forgetCopies } from '../offline/copies.ts';

/**
 * Deletes what this device has kept too long: photos of the camera that were not sent, of all its users, and copies of
 * answers; those of users who are not signed in at once.
 *
 * @param uid who is signed in
 */
export const sweepDevice = async (uid?: string): Promise<void> => {
  const uids = usersWithFrames();
  const photos = async (): Promise<void> => {
    if (uids.length === 0) return;
    const { forgetOldFrames } = await import('../camera/kept-frames.ts');
    await Promise.all(uids.map((each) => forgetOldFrames(each)));
  };
  // What fails is tried again at the next start.
  await Promise.all([forgetCopies(uid), photos().catch(() => undefined)]);
};
