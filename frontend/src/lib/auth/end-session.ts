import { notify } from '../notifications/notifications.ts';
import { removeSetting, writeSetting } from '../settings/local-settings.ts';
import { session, userIn } from './session.ts';
import { forgetUser, storedToken } from './stored-token.ts';

/** The messages that end a session, and what the login page says with them. */
const reasonOf = {
  'error.authentication': 'authentication',
  'error.token': 'token',
  'error.accountGone': 'accountGone',
} as const;
type EndingMessage = keyof typeof reasonOf;

let hasEnded = false;

/** Whether a user is no longer the one of this page, or somebody else has signed in on the device. */
const hasLeft = async (uid: string): Promise<boolean> => {
  const stored = await storedToken();
  return userIn(session.get()) !== uid || (stored !== undefined && stored.claims.sub !== uid);
};

/**
 * Logs the user out because their session is no longer valid, and shows why. Shows it once, even if many calls fail.
 *
 * @param uid whose session it is, if known: a late refusal does not end that of somebody who has signed in since
 */
export const endSession = async (reason: EndingMessage, uid?: string): Promise<void> => {
  if (uid !== undefined && (await hasLeft(uid))) return;
  if (hasEnded) return;
  forgetUser(userIn(session.get()));
  hasEnded = true;
  session.set({ status: 'signed-out', deliberate: false });
  // The login page, which may end a session too, does not load it before. What fails is tried at the next start.
  void import('./sweep-device.ts').then(({ sweepDevice }) => sweepDevice()).catch(() => undefined);
  notify('error', reason);
  // It says nothing of the user, so it stays on a shared device too.
  writeSetting('sessionEnd', reasonOf[reason]);
};

/** Lets the next end of a session show its message, after a new sign-in. */
export const sessionBegan = (): void => {
  hasEnded = false;
  removeSetting('sessionEnd');
};
