import { firebaseAuth } from './firebase.ts';

/** A token older than this is refreshed before it is used (specification, section 9: 300 seconds). */
const MAXIMUM_AGE = 300_000;

/**
 * A fresh ID token of the signed-in user; undefined when nobody is signed in.
 * @throws when the identity provider gives none (revoked, disabled, unreachable)
 */
export const freshToken = async (): Promise<string | undefined> => {
  const user = (await firebaseAuth()).currentUser;
  if (!user) return undefined;
  const { token, issuedAtTime } = await user.getIdTokenResult();
  const age = Date.now() - Date.parse(issuedAtTime);
  return age > MAXIMUM_AGE ? user.getIdToken(true) : token;
};
