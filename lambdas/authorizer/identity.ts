import { defaultRole, roles, type Role } from '#shared/model/role.ts';
import { UID } from '#shared/model/uid.ts';

/** Who a verified token speaks for; passed to the handlers as the authorizer's context. */
export interface Identity {
  readonly uid: string;
  readonly role: Role;
  readonly email: string;
  readonly emailVerified: boolean;
  /** When they last proved who they are, in seconds since the epoch. */
  readonly authTime: number;
  /** When the token was issued, in seconds since the epoch. */
  readonly issuedAt: number;
}

/** A claim that breaks one of Firebase's rules. */
export type BrokenClaim = 'aud' | 'sub' | 'iat' | 'auth_time' | 'exp';

/** Seconds that Firebase's clock and ours may differ. */
const CLOCK_SKEW = 30;
/** Seconds a Firebase ID token lives; one that claims to live longer was not made by Firebase. */
const LIFETIME = 3600;

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * The identity in the claims of a token whose signature, issuer, audience and expiry are already verified; applies
 * the rest of Firebase's rules, which a general JWT library does not know
 * (firebase.google.com/docs/auth/admin/verify-id-tokens).
 * @param now seconds since the epoch
 * @returns the claim that breaks a rule, if one does
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
