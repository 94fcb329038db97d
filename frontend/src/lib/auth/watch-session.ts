import { onAuthStateChanged, signOut, type Auth } from '@firebase/auth';
import { loadMessages } from '../../i18n/load-messages.ts';
import { usersWithFrames } from '../camera/frames-mark.ts';
import { forgetUnsaved } from '../documents/unsaved-copies.ts';
import { followLogOut } from '../forms/unsent-forms.ts';
import { openOffline } from '../offline/open-offline.ts';
import { clearDeviceStorage } from '../settings/device-storage.ts';
import { isSharedDevice } from '../settings/local-settings.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { firebaseAuth } from './firebase.ts';
import { refreshSession } from './refresh-session.ts';
import { session } from './session.ts';
import { storedUsers } from './stored-users.ts';

/** Deletes the answers that the device keeps, of all users but one. */
const forgetCopiesExcept = (uid?: string): void =>
  void import('../offline/copies.ts')
    .then(({ forgetCopies }) => forgetCopies(uid))
    // Copies are only read for their user, and get too old.
    .catch(() => undefined);

const signedOut = (): void => {
  forgetCopiesExcept();
  const current = session.get();
  if (current.status !== 'signed-out') session.set({ status: 'signed-out', deliberate: false });
};

/** Deletes photos that were taken with the camera and not sent in time. */
const forgetOldPhotos = (): void => {
  const uids = usersWithFrames();
  if (uids.length === 0) return;
  import('../camera/kept-frames.ts')
    .then(({ forgetOldFrames }) => Promise.all(uids.map((uid) => forgetOldFrames(uid))))
    // They are tried again at the next start.
    .catch(() => undefined);
};

/** Each tab of a shared device has a session of its own, which ends with the user's others. */
const endWith =
  (auth: Auth) =>
  (uid: unknown): void => {
    const user = auth.currentUser;
    if (!isSharedDevice() || !user || user.uid !== uid) return;
    signedOut();
    clearDeviceStorage(user.uid);
    forgetUnsaved(user.uid);
    void signOut(auth);
  };

const watch = async (): Promise<void> => {
  const stored = storedUsers().length;
  /** The identity client drops a stored user whose token it cannot renew, without reporting it. */
  const isDropped = (): boolean => storedUsers().length < stored;
  const [auth] = await Promise.all([firebaseAuth(), loadMessages('session')]);
  openOffline();
  followLogOut(endWith(auth));
  forgetOldPhotos();
  let first = true;
  onAuthStateChanged(auth, (user) => {
    if (user) {
      sessionBegan();
      forgetCopiesExcept(user.uid);
      // `refreshSession` shows its own failures.
      refreshSession(user).catch(() => undefined);
    } else if (first && isDropped()) endSession('error.token').catch(signedOut);
    else signedOut();
    first = false;
  });
  await auth.authStateReady();
};

let watching: Promise<void> | undefined;

/** Follows the identity provider; calling it again is safe, also after a failure. */
export const watchSession = (): Promise<void> => {
  watching ??= watch().catch((error: unknown) => {
    watching = undefined;
    throw error;
  });
  return watching;
};
