import { defaultRole, roles, type Role } from '../../shared/model/role.ts';
import { UID } from '../../shared/model/uid.ts';

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
 * @returns undefined if a rule is broken
 */
export function identityOf(
  claims: Readonly<Record<string, unknown>>,
  projectId: string,
  now: number,
): Identity | undefined {
  const { aud, sub, exp, iat: issuedAt, auth_time: authTime, role, email } = claims;
  const latest = now + CLOCK_SKEW;
  if (aud !== projectId) return undefined;
  if (typeof sub !== 'string' || !UID.test(sub)) return undefined;
  if (!isTime(exp) || !isTime(issuedAt) || !isTime(authTime)) return undefined;
  if (issuedAt > latest || authTime > latest) return undefined;
  if (exp > issuedAt + LIFETIME + CLOCK_SKEW) return undefined;
  return {
    uid: sub,
    role: roles.find((known) => known === role) ?? defaultRole,
    email: typeof email === 'string' ? email : '',
    emailVerified: claims['email_verified'] === true,
    authTime,
    issuedAt,
  };
}
