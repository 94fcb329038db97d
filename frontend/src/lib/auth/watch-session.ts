import { onAuthStateChanged, type User } from 'firebase/auth';
import { firebaseAuth } from './firebase.ts';
import { forgetResources } from '../resources/forget-resources.ts';
import { roleOf } from './role.ts';
import { session, type SessionUser } from './session.ts';

export const sessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  email: user.email ?? undefined,
  displayName: user.displayName ?? undefined,
  photoUrl: user.photoURL ?? undefined,
  emailVerified: user.emailVerified,
  provider: user.providerData.some(({ providerId }) => providerId === 'google.com')
    ? 'google'
    : 'password',
});

/** Puts the user and their role into the session, unless the user changed meanwhile. */
export const refreshSession = async (user: User): Promise<void> => {
  const role = await roleOf(user);
  if ((await firebaseAuth()).currentUser?.uid !== user.uid) return;
  const before = session.get();
  if (before.status !== 'signed-in' || before.user.uid !== user.uid) await forgetResources();
  session.set({ status: 'signed-in', user: sessionUser(user), role });
};

const signedOut = (): void => {
  const current = session.get();
  if (current.status !== 'signed-out') session.set({ status: 'signed-out', deliberate: false });
};

let watching: Promise<void> | undefined;

const watch = async (): Promise<void> => {
  const auth = await firebaseAuth();
  onAuthStateChanged(auth, (user) => {
    if (user) refreshSession(user).catch(signedOut);
    else signedOut();
  });
  await auth.authStateReady();
};

/** Follows the identity provider from now on; safe to call again. */
export const watchSession = (): Promise<void> => {
  watching ??= watch();
  return watching;
};
