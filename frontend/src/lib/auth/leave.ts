import { forgetFrames } from '../camera/forget-frames.ts';
import { forgetUnsaved } from '../documents/unsaved-copies.ts';
import { forgetAllUnsentForms } from '../forms/unsent-forms.ts';
import { forgetCopies } from '../offline/copies.ts';
import { clearDeviceStorage } from '../settings/device-storage.ts';
import { removeSetting } from '../settings/local-settings.ts';
import { session } from './session.ts';
import { forgetUser, storedUid } from './stored-token.ts';

/**
 * Logs out at the user's request, and deletes what this device alone stores for them.
 *
 * @throws the browser's error if its storage is out of order; then nothing is deleted
 */
export const leave = async (): Promise<void> => {
  const uid = await storedUid();
  forgetUser(uid);
  removeSetting('sessionEnd');
  session.set({ status: 'signed-out', deliberate: true });
  if (uid !== undefined) {
    clearDeviceStorage(uid);
    forgetUnsaved(uid);
  }
  forgetAllUnsentForms(uid);
  if (uid !== undefined) await Promise.all([forgetFrames(uid), forgetCopies()]);
};
