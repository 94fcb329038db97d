import { assignRole } from '#shared/contracts/role.ts';
import { defaultRole, type Role } from '#shared/model/role.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { isToldAlready } from './auth-error.ts';
import { isCurrent, roleIn, storedToken, type StoredToken } from './stored-token.ts';
import { renewToken } from './token.ts';

/** Milliseconds to wait before each further try. */
const PAUSES: readonly number[] = [500, 1_500, 4_000];

/** The endpoint's own answer that the user gets no role; any other 403 ends the session. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const pause = (duration: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });

/** Asks the API for a role, and tries again after failures, because the session needs a role. */
const askForRole = async (uid: string, pauses = PAUSES): Promise<void> => {
  try {
    await call(assignRole, { query: {} });
  } catch (error) {
    const [next, ...others] = pauses;
    if (next === undefined || isRefusal(error) || isToldAlready(error)) throw error;
    await pause(next);
    if (!(await isCurrent(uid))) throw error;
    await askForRole(uid, others);
  }
};

/**
 * The role in the stored token, even if that has expired: it only chooses the pages, and the API checks each call. A user
 * without one registered themselves: the API assigns a role, then the token is renewed. A user whom the API refuses is a
 * student.
 *
 * @throws the error of the last try, if there was no answer; the provider's errors if there is no token
 */
export const roleOf = async ({ claims }: StoredToken): Promise<Role> => {
  const role = roleIn(claims);
  if (role) return role;
  try {
    await askForRole(claims.sub);
  } catch (error) {
    if (isRefusal(error)) return defaultRole;
    throw error;
  }
  await renewToken();
  const renewed = await storedToken();
  return (renewed && roleIn(renewed.claims)) ?? defaultRole;
};
