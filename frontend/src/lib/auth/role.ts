import type { IdTokenResult, User } from '@firebase/auth';
import * as z from 'zod/mini';
import { assignRole } from '#shared/contracts/role.ts';
import { defaultRole, roles, type Role } from '#shared/model/role.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { isToldAlready, isUserRefused } from './auth-error.ts';
import { isCurrent } from './current-user.ts';
import { late, PATIENCE } from '../offline/patience.ts';
import { storedClaims } from './token.ts';

/** Milliseconds to wait before each further try. */
const PAUSES: readonly number[] = [500, 1_500, 4_000];

const roleClaim = z.object({ role: z.enum(roles) });
const claimedRole = ({ claims }: Pick<IdTokenResult, 'claims'>): Role | undefined =>
  z.safeParse(roleClaim, claims).data?.role;

const storedRole = (user: User): Role | undefined =>
  z.safeParse(roleClaim, storedClaims(user)).data?.role;

/**
 * The role in a current token. Without a network that answers, the one in the token that the device has stored, even if it has
 * expired: it only chooses the pages, and the API checks each call.
 */
const knownRole = async (user: User): Promise<Role | undefined> => {
  try {
    const token = user.getIdTokenResult();
    const soon = await Promise.race([token, late(PATIENCE)]);
    return soon ? claimedRole(soon) : (storedRole(user) ?? claimedRole(await token));
  } catch (error) {
    const role = storedRole(user);
    if (isUserRefused(error) || !role) throw error;
    return role;
  }
};

/** The endpoint's own answer that the user gets no role; any other 403 ends the session. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const pause = (duration: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, duration);
  });

/** Asks the API for a role, and tries again after failures, because the session needs a role. */
const askForRole = async (user: User, pauses = PAUSES): Promise<void> => {
  try {
    await call(assignRole, { query: {} });
  } catch (error) {
    const [next, ...others] = pauses;
    if (next === undefined || isRefusal(error) || isToldAlready(error)) throw error;
    await pause(next);
    if (!(await isCurrent(user))) throw error;
    await askForRole(user, others);
  }
};

/**
 * The role in the user's token. A user without one registered themselves: the API assigns a role, then the token is
 * renewed. A user whom the API refuses is a student.
 *
 * @throws the error of the last try, if there was no answer; the provider's errors if there is no token
 */
export const roleOf = async (user: User): Promise<Role> => {
  const role = await knownRole(user);
  if (role) return role;
  try {
    await askForRole(user);
  } catch (error) {
    if (isRefusal(error)) return defaultRole;
    throw error;
  }
  return claimedRole(await user.getIdTokenResult(true)) ?? defaultRole;
};
