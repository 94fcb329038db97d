import {
  deleteUser,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  updateCurrentUser,
  type Auth,
  type User,
} from '@firebase/auth';
import { loadMessages } from '../../i18n/load-messages.ts';
import { paths } from '../paths.ts';
import { beginSession } from './begin-session.ts';
import { firebaseAuth, withOtherAuth } from './firebase.ts';

/** The link is valid, but its account is gone (e.g. the invitation was withdrawn). */
export class NoAccountError extends Error {
  readonly code = 'daftar/no-account';
}

/** The page that a link opens. It carries address and language, because the link may be opened on another device. */
const landingPage = (email: string): string => {
  const language = document.documentElement.lang;
  const query = new URLSearchParams({ email, language }).toString();
  return `${location.origin}${paths.signInLink}?${query}`;
};

/** Mails a link that signs in the account of an address. The provider answers the same if there is no such account. */
export const sendSignInLink = async (email: string): Promise<void> =>
  sendSignInLinkToEmail(await firebaseAuth(), email, {
    url: landingPage(email),
    handleCodeInApp: true,
  });

/** Signs in with a link. Deletes an account that this has just created, because a link must not register users. */
const openLink = async (auth: Auth, email: string, link: string): Promise<User> => {
  const credential = await signInWithEmailLink(auth, email, link);
  if (getAdditionalUserInfo(credential)?.isNewUser !== true) return credential.user;
  await deleteUser(credential.user);
  throw new NoAccountError('the link belongs to no account');
};

/**
 * Signs in with a link from a mail, replacing the current user; resolves when the session has the user and their role.
 * Uses a separate identity client, so that a refused link does not change this session.
 *
 * @throws NoAccountError; the provider's errors, e.g. `auth/invalid-action-code` for a used link
 */
export const signInByLink = async (email: string, link: string): Promise<void> => {
  await loadMessages('session');
  await withOtherAuth(async (auth) => {
    if (!isSignInWithEmailLink(auth, link)) throw new Error('this is no sign-in link');
    const user = await openLink(auth, email, link);
    await updateCurrentUser(await firebaseAuth(), user);
    await beginSession(user);
  });
};
