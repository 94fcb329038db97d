import { AppError } from '#shared/errors.ts';
import { roles, type Role } from '#shared/model/role.ts';

export interface Applicant {
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface RoleRules {
  /** Lower case; empty for no restriction. With one, only a verified address counts. */
  readonly allowedDomains: readonly string[];
  /** The role that the user asked for, if any. */
  readonly wanted?: 'teacher';
}

/**
 * The role of a user. Users without one have registered themselves and become teachers, if their e-mail address
 * allows it. A given role stays, but an invited student with a proven address may become a teacher, because anyone
 * can invite any address.
 * @throws AppError `account-not-eligible` without an address or when disabled, `email-domain-not-allowed`,
 *   `email-not-verified`
 */
export function roleFor(applicant: Applicant, { allowedDomains, wanted }: RoleRules): Role {
  const { email, emailVerified, disabled, claims } = applicant;
  const given = roles.find((role) => role === claims['role']);
  const isChange = given === 'student' && claims['invited'] === true && wanted === 'teacher';
  if (given !== undefined && !isChange) return given;
  if (disabled || !email) throw new AppError('account-not-eligible');
  if (allowedDomains.length > 0) {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (!allowedDomains.includes(domain)) throw new AppError('email-domain-not-allowed');
  }
  if (!emailVerified && (isChange || allowedDomains.length > 0)) {
    throw new AppError('email-not-verified');
  }
  return 'teacher';
}

/** Splits a comma-separated list of domains, in lower case. */
export const emailDomains = (list: string): string[] =>
  list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '');
