import {
  deleteUser,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  updateCurrentUser,
  type Auth,
  type User,
} from 'firebase/auth';
import { paths } from '../paths.ts';
import { firebaseAuth, withOtherAuth } from './firebase.ts';
import { refreshSession } from './refresh-session.ts';
import { watchSession } from './watch-session.ts';

/** The link is a good one, but the account it was sent for is gone (an invitation that was withdrawn, say). */
export class NoAccountError extends Error {
  readonly code = 'daftar/no-account';
}

/** The page a link leads to; it carries address and language, for another device cannot know who asked for it. */
const landingPage = (email: string): string => {
  const language = document.documentElement.lang;
  const query = new URLSearchParams({ email, language }).toString();
  return `${location.origin}${paths.signInLink}?${query}`;
};

/** Mails a link that signs in the account of an address; the provider answers alike if there is none. */
export const sendSignInLink = async (email: string): Promise<void> =>
  sendSignInLinkToEmail(await firebaseAuth(), email, {
    url: landingPage(email),
    handleCodeInApp: true,
  });

/** The account a link signs in. One the provider has only just made for it is taken back: a link is no registration. */
const openLink = async (auth: Auth, email: string, link: string): Promise<User> => {
  const credential = await signInWithEmailLink(auth, email, link);
  if (getAdditionalUserInfo(credential)?.isNewUser !== true) return credential.user;
  await deleteUser(credential.user);
  throw new NoAccountError('the link belongs to no account');
};

/**
 * Signs in with a link out of a mail, in place of whoever is signed in; resolves when the session knows the user and
 * their role. It is opened by another identity client, so that a link that is refused changes nothing here.
 *
 * @throws NoAccountError; the provider's errors, `auth/invalid-action-code` for a used link among them
 */
export const signInByLink = async (email: string, link: string): Promise<void> => {
  await watchSession();
  await withOtherAuth(async (auth) => {
    if (!isSignInWithEmailLink(auth, link)) throw new Error('this is no sign-in link');
    const product = await firebaseAuth();
    await updateCurrentUser(product, await openLink(auth, email, link));
    if (product.currentUser) await refreshSession(product.currentUser);
  });
};
