import { AppError } from '#shared/errors.ts';
import type { Role } from '#shared/model/role.ts';
import { roleFor, type Applicant, type RoleRules } from './role-for.ts';

interface Users {
  readonly find: (uid: string) => Promise<Applicant | undefined>;
  readonly setClaims: (uid: string, claims: Applicant['claims']) => Promise<void>;
}

export interface AssignRoleOptions extends RoleRules {
  readonly users: Users;
}

/**
 * Gives a user the role they are entitled to and returns it; repeating the call changes nothing. Uses the identity
 * provider's current data, because the caller's token may be older than an invitation.
 * @throws AppError `account-not-eligible` if the account is gone, and what `roleFor` throws
 */
export async function assignRole(
  uid: string,
  { users, ...rules }: AssignRoleOptions,
): Promise<Role> {
  const user = await users.find(uid);
  if (user === undefined) throw new AppError('account-not-eligible');
  const role = roleFor(user, rules);
  if (user.claims['role'] !== role) await users.setClaims(uid, { ...user.claims, role });
  return role;
}
