import { signOut } from 'firebase/auth';
import type { MessageId } from '../../i18n/message-id.ts';
import { notify } from '../notifications/notifications.ts';
import { firebaseAuth } from './firebase.ts';
import { session } from './session.ts';

const end = async (reason: MessageId): Promise<void> => {
  await signOut(await firebaseAuth());
  // The identity provider reports it too, but a page must not make another call before it does.
  session.set({ status: 'signed-out', deliberate: false });
  notify('error', reason);
};

let ending: Promise<void> | undefined;

/**
 * Logs the user out because their session is no longer good, and tells them why: once, though every call under way
 * finds out by itself.
 */
export const endSession = (reason: MessageId): Promise<void> => {
  ending ??= end(reason);
  return ending;
};

/** Someone has signed in: the end of their session is another one. */
export const sessionBegan = (): void => {
  ending = undefined;
};
