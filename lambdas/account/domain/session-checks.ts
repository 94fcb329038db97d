import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import type { AuthenticatedUser } from '#core/identity/caller.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';

/** Milliseconds; allows for a call that arrives just after the browser's own check. */
const LEEWAY = 60_000;

/**
 * Requires a recent sign-in, so that a token on an unattended computer cannot do irreversible things. The limit is
 * the identity provider's own (`auth/requires-recent-login`).
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
 * Requires a session that has not been revoked. A token outlives its session by up to an hour, and must not do
 * irreversible things after a password change or after the account was handed over to the owner of its address.
 * @throws AppError `unauthenticated`, after which a browser renews its token if it can; `identity-unavailable`
 */
export async function requireLiveSession(
  accounts: Pick<IdentityAccounts, 'find'>,
  { uid, issuedAt }: Pick<AuthenticatedUser, 'uid' | 'issuedAt'>,
): Promise<void> {
  const account = await accounts.find(uid);
  if (account && issuedAt < account.sessionsSince) throw new AppError('unauthenticated');
}
