import { AppError } from '#shared/errors.ts';
import { roles, type Role } from '#shared/model/role.ts';

/** What the rule needs to know of a user. */
export interface Applicant {
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface RoleRules {
  /** Lower case; empty for no restriction. With one, only a verified address counts. */
  readonly allowedDomains: readonly string[];
  /** The role the user asked for, if they did. */
  readonly wanted?: 'teacher';
}

/**
 * The role a user gets. A user without one registered themselves and becomes a teacher, as far as their e-mail address
 * allows. A role that was given stays, unless it came with an invitation, which anybody may send to any address: whoever
 * has proven that the address is theirs may ask to be a teacher, as they might have registered.
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

/** The domains of a comma-joined list, in lower case. */
export const emailDomains = (list: string): string[] =>
  list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '');
