import type { IdTokenResult, User } from 'firebase/auth';
import { assignRole } from '../../../../shared/contracts/account.ts';
import { defaultRole, roles, type Role } from '../../../../shared/model/role.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';

const claimedRole = ({ claims }: IdTokenResult): Role | undefined =>
  roles.find((role) => role === claims.role);

/**
 * The role in the user's token. Who has none registered themselves: the API is asked for one, then the token is
 * refreshed. Whom the API refuses is a student (specification, section 6).
 */
export const roleOf = async (user: User): Promise<Role> => {
  const role = claimedRole(await user.getIdTokenResult());
  if (role) return role;
  try {
    await call(assignRole);
  } catch (error) {
    if (error instanceof ApiError) return defaultRole;
    throw error;
  }
  return claimedRole(await user.getIdTokenResult(true)) ?? defaultRole;
};
