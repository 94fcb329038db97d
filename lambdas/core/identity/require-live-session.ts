import { AppError } from '#shared/errors.ts';
import type { AuthenticatedUser } from './caller.ts';
import type { IdentityAccounts } from './identity-accounts.ts';

/**
 * Requires a session that has not been ended. A token outlives its session by up to an hour, and must not do
 * irreversible things after a log-out on all devices, after a password change, or after the account was handed over to the
 * owner of its address.
 * @throws AppError `unauthenticated`, after which a browser renews its token if it can; `identity-unavailable`
 */
export async function requireLiveSession(
  accounts: Pick<IdentityAccounts, 'find'>,
  { uid, issuedAt }: Pick<AuthenticatedUser, 'uid' | 'issuedAt'>,
): Promise<void> {
  const account = await accounts.find(uid);
  if (account && issuedAt < account.sessionsSince) throw new AppError('unauthenticated');
}
