import type { User } from '@firebase/auth';
import * as z from 'zod/mini';
import { isUserRefused } from './auth-error.ts';
import { firebaseAuth } from './firebase.ts';

/** Milliseconds (300 seconds) after which a token is renewed before use. */
const MAXIMUM_AGE = 300_000;

/** The lifetime of an ID token, in milliseconds. */
const LIFETIME = 3_600_000;

const kept = z.object({
  stsTokenManager: z.object({
    accessToken: z.string(),
    /** In milliseconds, by this device's clock, which may differ from the clock that the token was made with. */
    expirationTime: z.number(),
  }),
});

const storedToken = (user: User) => z.safeParse(kept, user.toJSON()).data?.stsTokenManager;

/** The claims in the token that this device has stored, which may have expired; makes no call. */
export const storedClaims = (user: User): unknown => {
  const [, claims = ''] = storedToken(user)?.accessToken.split('.') ?? [];
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
};

/** The user's current token, unless it has expired; makes no call. */
const heldToken = (user: User): { readonly token: string; readonly age: number } | undefined => {
  const stored = storedToken(user);
  if (!stored) return undefined;
  const { accessToken, expirationTime } = stored;
  const age = LIFETIME - (expirationTime - Date.now());
  return age < LIFETIME ? { token: accessToken, age } : undefined;
};

const renewals = new WeakMap<User, Promise<string>>();

/** Gets a new token; simultaneous calls share it. */
const renew = (user: User): Promise<string> => {
  const underWay = renewals.get(user);
  if (underWay) return underWay;
  const renewal = user.getIdToken(true).finally(() => renewals.delete(user));
  renewals.set(user, renewal);
  return renewal;
};

/**
 * A fresh ID token of the signed-in user; undefined when no user is signed in. While the identity provider cannot be
 * reached, returns the current token until it expires.
 *
 * @param refused a token the API has refused: it is not returned again
 * @throws the provider's error when it refuses the user; TypeError when it cannot be reached and no token is left
 */
export const freshToken = async (refused?: string): Promise<string | undefined> => {
  const user = (await firebaseAuth()).currentUser;
  if (!user) return undefined;
  const held = heldToken(user);
  const usable = held?.token === refused ? undefined : held;
  if (usable && usable.age <= MAXIMUM_AGE) return usable.token;
  try {
    return await renew(user);
  } catch (cause) {
    if (isUserRefused(cause)) throw cause;
    if (usable) return usable.token;
    throw new TypeError('the identity provider cannot be reached', { cause });
  }
};
