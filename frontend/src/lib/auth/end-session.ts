import { signOut } from 'firebase/auth';
import type { MessageId } from '../../i18n/message-id.ts';
import { notify } from '../notifications/notifications.ts';
import { firebaseAuth } from './firebase.ts';
import { session } from './session.ts';

/** Logs the user out because their session is no longer good, and tells them why. */
export const endSession = async (reason: MessageId): Promise<void> => {
  await signOut(await firebaseAuth());
  // The identity provider reports it too, but a page must not make another call before it does.
  session.set({ status: 'signed-out', deliberate: false });
  notify('error', reason);
};
