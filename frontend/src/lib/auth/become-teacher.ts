import { assignRole } from '../../../../shared/contracts/role.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { loadIdentity } from './load-identity.ts';

/**
 * Makes a teacher of a student who asks for it, and renews token and role.
 *
 * @throws ApiError when refused: the address is not verified, or not of an allowed domain
 */
export const becomeTeacher = async (): Promise<void> => {
  const { role } = await call(assignRole, { query: { role: 'teacher' } });
  if (role !== 'teacher') throw new ApiError(403, 'account-not-eligible');
  await (await loadIdentity()).refreshUser();
};
