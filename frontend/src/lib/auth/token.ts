import { isUserRefused, UserLeftError } from './auth-error.ts';
import { renewedToken } from './renew-token.ts';
import { keepRenewed, storedToken, type StoredToken } from './stored-token.ts';

/** Milliseconds (300 seconds) after which a token is renewed before use. */
const MAXIMUM_AGE = 300_000;

/** The same for a token that tells whether the provider still accepts its user. */
const AGE_OF_PROOF = 30_000;

const LIFETIME = 3_600_000;

const ageOf = ({ expirationTime }: StoredToken): number => LIFETIME - (expirationTime - Date.now());

/** The renewals under way, by the token that they are made with. */
const renewals = new Map<string, Promise<string>>();

/** Gets a new token, and stores it for the whole device. */
const renewOnce = async (stored: StoredToken): Promise<string> => {
  try {
    const renewed = await renewedToken(stored.refreshToken);
    await keepRenewed(stored, renewed);
    return renewed.accessToken;
  } catch (cause) {
    // A changed password ends what was stored before, also for a renewal that was already under way.
    const now = isUserRefused(cause) ? await storedToken() : undefined;
    if (!now || now.refreshToken === stored.refreshToken || now.claims.sub !== stored.claims.sub)
      throw cause;
    return renew(now);
  }
};

/** Gets a new token; simultaneous calls share it. */
const renew = (stored: StoredToken): Promise<string> => {
  const { refreshToken } = stored;
  const underWay = renewals.get(refreshToken);
  if (underWay) return underWay;
  const renewal = renewOnce(stored).finally(() => renewals.delete(refreshToken));
  renewals.set(refreshToken, renewal);
  return renewal;
};

/** Renews the token of the signed-in user, whatever its age. */
export const renewToken = async (): Promise<void> => {
  const stored = await storedToken();
  if (stored) await renew(stored);
};

export interface Wanted {
  /** The user whose token the call needs; undefined if any signed-in user will do. */
  readonly uid?: string | undefined;
  /** A token the API has refused: it is not returned again. */
  readonly refused?: string;
  /** Whether it has to be so new that the account cannot have been deleted long ago. */
  readonly isProof?: true;
}

/**
 * A fresh ID token of the signed-in user; undefined when no user is signed in. While the identity provider cannot be
 * reached, returns the current token until it expires.
 *
 * @throws UserLeftError when the wanted user is not signed in; the provider's error when it refuses the user; TypeError
 *   when it cannot be reached and no token is left
 */
export const freshToken = async ({ uid, refused, isProof }: Wanted = {}): Promise<
  string | undefined
> => {
  const stored = await storedToken();
  if (uid !== undefined && stored?.claims.sub !== uid) throw new UserLeftError('the user has left');
  if (!stored) return undefined;
  const age = ageOf(stored);
  const usable = stored.accessToken === refused || age >= LIFETIME ? undefined : stored.accessToken;
  // A negative age means that the device's clock was put back, so the true age is not known.
  if (usable !== undefined && age >= 0 && age <= (isProof ? AGE_OF_PROOF : MAXIMUM_AGE))
    return usable;
  try {
    return await renew(stored);
  } catch (cause) {
    if (isUserRefused(cause)) throw cause;
    if (usable !== undefined) return usable;
    throw new TypeError('the identity provider cannot be reached', { cause });
  }
};
