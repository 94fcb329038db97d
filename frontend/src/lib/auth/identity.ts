import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getRedirectResult,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type User,
} from '@firebase/auth';
import { limits } from '#shared/model/limits.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { paths } from '../paths.ts';
import { loadConfig } from '../runtime-config.ts';
import { SessionEndedError } from '../api/api-error.ts';
import { authCode, isUserRefused, textOfRefusal, wrongCredentials } from './auth-error.ts';
import { beginSession } from './begin-session.ts';
import { endSession } from './end-session.ts';
import { firebaseAuth, withOtherAuth } from './firebase.ts';
import { popUp, type WindowProvider } from './pop-up.ts';
import { rememberUser, storedToken } from './stored-token.ts';

/** Signs in by password; resolves when the session has the user and their role, as the other ways do. */
export const signIn = async (email: string, password: string): Promise<void> => {
  await loadMessages('session');
  const { user } = await signInWithEmailAndPassword(await firebaseAuth(), email, password);
  await beginSession(user);
};

export const signInInWindow = async (provider: WindowProvider): Promise<void> => {
  await loadMessages('session');
  const { user } = await signInWithPopup(await firebaseAuth(), ...(await popUp(provider)));
  await beginSession(user);
};

/** Whether Google sign-in can use a redirect: only if the provider's pages are on the site's own domain. */
export const canRedirectToGoogle = async (): Promise<boolean> =>
  (await loadConfig()).firebase.authDomain === location.host;

/** Redirects to Google, which returns to this page; the promise settles only on failure. */
export const redirectToGoogle = async (): Promise<void> =>
  signInWithRedirect(await firebaseAuth(), ...(await popUp('google')));

/** Google returned without a user, because they cancelled. */
class RedirectCancelledError extends Error {
  readonly code = 'auth/redirect-cancelled-by-user';
}

/** Signs in the user after Google has returned to this page. */
export const finishRedirect = async (): Promise<void> => {
  await loadMessages('session');
  const [, resolver] = await popUp('google');
  const result = await getRedirectResult(await firebaseAuth(), resolver);
  if (!result) throw new RedirectCancelledError('Google gave no user');
  await beginSession(result.user);
};

/** The page that opens after the provider's page has handled a link. */
const afterwards = () => ({ url: `${location.origin}${paths.dashboard}` });

/** Sets the name and sends the verification mail. If this fails, the page offers the mail again. */
const furnish = async (user: User, displayName: string): Promise<boolean> => {
  await updateProfile(user, { displayName }).catch(() => undefined);
  return sendEmailVerification(user, afterwards()).then(
    () => true,
    () => false,
  );
};

/** Creates an account without signing in here, and resolves with whether the verification mail was sent. */
export const register = (name: string, email: string, password: string): Promise<boolean> =>
  withOtherAuth(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return furnish(user, name);
  });

export const sendReset = async (email: string): Promise<void> =>
  sendPasswordResetEmail(await firebaseAuth(), email);

const currentUser = async (): Promise<User> => {
  const user = (await firebaseAuth()).currentUser;
  if (user) return user;
  // The client forgets a user whom the provider refuses, and no call of the API is under way that would say so.
  if (!(await storedToken())) await endSession('error.token');
  throw new Error('nobody is signed in');
};

/** Reloads the user, and renews token and role. Resolves with whether the address is verified. */
export const refreshUser = async (): Promise<boolean> => {
  const user = await currentUser();
  await reload(user);
  await user.getIdToken(true);
  await beginSession(user);
  return user.emailVerified;
};

export const resendVerification = async (): Promise<void> =>
  sendEmailVerification(await currentUser(), afterwards());

/**
 * Confirms the user's identity. Of an account that was deleted elsewhere the provider says the same as of a wrong password,
 * so that a new token is asked for, which tells them apart.
 *
 * @throws SessionEndedError when the provider no longer accepts the user, who sees why
 */
const confirming = async (confirmation: Promise<unknown>): Promise<void> => {
  try {
    await confirmation;
  } catch (error) {
    if (wrongCredentials.includes(authCode(error) ?? '') || isUserRefused(error)) {
      // The login page does not need it.
      const { renewToken } = await import('./token.ts');
      const refusal = await renewToken().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (isUserRefused(refusal)) {
        await endSession(textOfRefusal(refusal));
        throw new SessionEndedError();
      }
    }
    throw error;
  }
};

const reauthenticate = async (password: string): Promise<User> => {
  const user = await currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await confirming(reauthenticateWithCredential(user, credential));
  return user;
};

/** Whether the user signed in or confirmed their identity in the last five minutes. */
export const signedInRecently = async (): Promise<boolean> => {
  const stored = await storedToken();
  return stored !== undefined && Date.now() - stored.claims.auth_time * 1000 < limits.recentSignIn;
};

/** Confirms the user's identity; the sign-in counts as recent afterwards. */
export const identifyByPassword = async (password: string): Promise<void> => {
  await rememberUser((await reauthenticate(password)).toJSON());
};

export const identifyInWindow = async (provider: WindowProvider): Promise<void> => {
  const user = await currentUser();
  await confirming(reauthenticateWithPopup(user, ...(await popUp(provider))));
  await rememberUser(user.toJSON());
};

/** Changes the password of a password account; asks the provider to check the current one. */
export const changePassword = async (current: string, next: string): Promise<void> => {
  const user = await reauthenticate(current);
  await updatePassword(user, next);
  await rememberUser(user.toJSON());
};

/** Sends a link to the new address; opening it completes the change. */
export const changeEmail = async (password: string, email: string): Promise<void> =>
  verifyBeforeUpdateEmail(await reauthenticate(password), email, afterwards());
