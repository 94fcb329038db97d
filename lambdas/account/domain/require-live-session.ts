import { AppError } from '../../../shared/errors.ts';
import type { AuthenticatedUser } from '../../core/http/authenticated-user.ts';
import type { IdentityAccounts } from '../../core/identity/identity-accounts.ts';

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
