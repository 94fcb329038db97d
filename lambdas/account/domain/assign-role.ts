import { AppError } from '#shared/errors.ts';
import type { IdentityAccount } from '#core/identity/identity-account.ts';
import type { Role } from '#shared/model/role.ts';
import { roleFor, type Applicant, type RoleRules } from './role-for.ts';

type Account = Applicant & Pick<IdentityAccount, 'vouchers'>;

interface Users {
  readonly find: (uid: string) => Promise<Account | undefined>;
  readonly verifyAddress: (uid: string) => Promise<void>;
  readonly setClaims: (uid: string, claims: Applicant['claims']) => Promise<void>;
}

export interface AssignRoleOptions extends RoleRules {
  readonly users: Users;
  /** The school's own sign-on, which answers for the addresses of its people. */
  readonly school?: string | undefined;
}

/**
 * Gives a user the role they are entitled to and returns it; repeating the call changes nothing. Uses the identity
 * provider's current data, because the caller's token may be older than an invitation.
 * @throws AppError `account-not-eligible` if the account is gone, and what `roleFor` throws
 */
export async function assignRole(
  uid: string,
  { users, school, ...rules }: AssignRoleOptions,
): Promise<Role> {
  const found = await users.find(uid);
  if (found === undefined) throw new AppError('account-not-eligible');
  const isVouched = school !== undefined && found.vouchers.includes(school);
  // Before the role: a teacher who invites an unverified address takes its account over.
  if (isVouched && !found.emailVerified) await users.verifyAddress(uid);
  const user = { ...found, emailVerified: found.emailVerified || isVouched };
  const role = roleFor(user, rules);
  if (user.claims['role'] !== role) await users.setClaims(uid, { ...user.claims, role });
  return role;
}
