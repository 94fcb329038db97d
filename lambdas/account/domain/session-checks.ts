import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import type { AuthenticatedUser } from '#core/identity/caller.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';

/** The browser asks for a new sign-in first; a call that comes at the last moment is still in time. */
const LEEWAY = 60_000;

/**
 * Lets only someone through who proved a short while ago who they are: a token found on an open computer must not do
 * what cannot be undone. The limit is the identity provider's own (`auth/requires-recent-login`).
 * @param authTime when they signed in, in seconds since the epoch
 * @param now milliseconds since the epoch
 * @throws AppError `recent-sign-in-required`
 */
export function requireRecentSignIn(authTime: number, now: number): void {
  if (now - authTime * 1000 > limits.recentSignIn + LEEWAY) {
    throw new AppError('recent-sign-in-required');
  }
}

/**
 * Lets only a session through that goes on: a token outlives its session by up to an hour, and must not do what cannot be
 * undone after the password was changed, or the account given to the one whose address it is.
 * @throws AppError `unauthenticated`, upon which a browser renews its token if it can; `identity-unavailable`
 */
export async function requireLiveSession(
  accounts: Pick<IdentityAccounts, 'find'>,
  { uid, issuedAt }: Pick<AuthenticatedUser, 'uid' | 'issuedAt'>,
): Promise<void> {
  const account = await accounts.find(uid);
  if (account && issuedAt < account.sessionsSince) throw new AppError('unauthenticated');
}
