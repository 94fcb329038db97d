import { loadMessages } from '../../i18n/load-messages.ts';
import { forgetUnsaved } from '../documents/unsaved-copies.ts';
import { followLogOut } from '../forms/unsent-forms.ts';
import { openOffline } from '../offline/open-offline.ts';
import { late, PATIENCE } from '../offline/patience.ts';
import { clearDeviceStorage } from '../settings/device-storage.ts';
import { isSharedDevice } from '../settings/local-settings.ts';
import { isUserRefused, textOfRefusal } from './auth-error.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { refreshSession } from './refresh-session.ts';
import { session, userIn } from './session.ts';
import { forgetUser, isCurrent, onRenewal, rememberUser, storedToken } from './stored-token.ts';
import { removeUsers } from './stored-users.ts';
import { freshToken, renewToken } from './token.ts';

/** What fails is tried again at the next start. */
const sweep = (uid?: string): void => {
  void import('./sweep-device.ts')
    .then(({ sweepDevice }) => sweepDevice(uid))
    .catch(() => undefined);
};

const signedOut = (): void => {
  sweep();
  const current = session.get();
  if (current.status !== 'signed-out') session.set({ status: 'signed-out', deliberate: false });
  // What is stored may be nonsense, which stops the identity client. And the client may just be changing the account of a
  // user who has left in another tab.
  forgetUser(userIn(current));
};

/** Each tab of a shared device has a session of its own, which ends with the user's others. */
const endWith = async (uid: unknown): Promise<void> => {
  if (!isSharedDevice()) return;
  const user = (await storedToken())?.claims.sub;
  if (user === undefined || user !== uid) return;
  signedOut();
  clearDeviceStorage(user);
  forgetUnsaved(user);
};

let isFollowing = false;

const follow = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  openOffline();
  // It fails only where storage is blocked, and then nothing is stored.
  followLogOut((uid) => void endWith(uid).catch(() => undefined));
  onRenewal(() => void beginSession().catch(() => undefined));
};

/**
 * Begins the session of the user whom this device has stored, or renews it; ends the session if there is none any more.
 * Resolves when the session has the user and their role.
 *
 * @param user the identity client's, if they have just signed in
 * @throws SessionEndedError when a new user cannot enter: they see a message and may try again
 */
export const beginSession = async (user?: { toJSON(): object }): Promise<void> => {
  if (user) await rememberUser(user.toJSON());
  await Promise.all([storedToken(), loadMessages('session')]);
  // Somebody may have signed in in another tab while the messages came.
  const stored = await storedToken();
  if (!stored) return signedOut();
  follow();
  // One of a tab that said the device is shared, before another tab said that it is not.
  if (!isSharedDevice()) removeUsers(() => sessionStorage);
  sessionBegan();
  // Also each time the token is renewed, so that a page that stays open for days keeps nothing too long.
  sweep(stored.claims.sub);
  await refreshSession();
};

/** A link in a mail, opened elsewhere, may have verified the user's address since their token was made. */
const renewUnverified = async (): Promise<void> => {
  const stored = await storedToken();
  if (!stored || stored.claims.email_verified === true) return;
  // Without a network, the session begins as the device knows it.
  await Promise.race([renewToken(), late(PATIENCE)]).catch(async (error: unknown) => {
    if (isUserRefused(error) && (await isCurrent(stored.claims.sub))) throw error;
  });
};

/**
 * Begins the stored user's session when a page opens. Whether the provider still accepts the user shows at the first call,
 * which needs a fresh token.
 *
 * @throws TypeError when what a session needs cannot be loaded; failures of the session itself are shown in it
 */
export const resumeSession = async (): Promise<void> => {
  // The first call needs it, and tells what is wrong with it.
  freshToken().catch(() => undefined);
  await loadMessages('session');
  try {
    await renewUnverified();
  } catch (error) {
    if (isUserRefused(error)) return endSession(textOfRefusal(error));
    throw error;
  }
  await beginSession();
};
