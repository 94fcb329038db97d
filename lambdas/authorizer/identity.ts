import { defaultRole, roles, type Role } from '#shared/model/role.ts';
import { UID } from '#shared/model/uid.ts';

/** The identity in a verified token; passed to the handlers as the authorizer's context. */
export interface Identity {
  readonly uid: string;
  readonly role: Role;
  readonly email: string;
  readonly emailVerified: boolean;
  /** When the user last signed in, in seconds since the epoch. */
  readonly authTime: number;
  /** When the token was issued, in seconds since the epoch. */
  readonly issuedAt: number;
}

/** A claim that breaks one of Firebase's rules. */
export type BrokenClaim = 'aud' | 'sub' | 'iat' | 'auth_time' | 'exp';

/** Maximum difference in seconds between Firebase's clock and ours. */
const CLOCK_SKEW = 30;
/** Lifetime of a Firebase ID token in seconds; a token with a longer one does not come from Firebase. */
const LIFETIME = 3600;

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * Checks the rules of Firebase that a general JWT library does not know
 * (firebase.google.com/docs/auth/admin/verify-id-tokens), for claims whose signature,
 * issuer, audience and expiry are already verified.
 * @param now seconds since the epoch
 * @returns the identity, or the claim that breaks a rule
 */
export function identityOf(
  claims: Readonly<Record<string, unknown>>,
  projectId: string,
  now: number,
): Identity | BrokenClaim {
  const { aud, sub, exp, iat: issuedAt, auth_time: authTime, role, email } = claims;
  const latest = now + CLOCK_SKEW;
  if (aud !== projectId) return 'aud';
  if (typeof sub !== 'string' || !UID.test(sub)) return 'sub';
  if (!isTime(issuedAt) || issuedAt > latest) return 'iat';
  if (!isTime(authTime) || authTime > latest) return 'auth_time';
  if (!isTime(exp) || exp > issuedAt + LIFETIME + CLOCK_SKEW) return 'exp';
  return {
    uid: sub,
    role: roles.find((known) => known === role) ?? defaultRole,
    email: typeof email === 'string' ? email : '',
    emailVerified: claims['email_verified'] === true,
    authTime,
    issuedAt,
  };
}
