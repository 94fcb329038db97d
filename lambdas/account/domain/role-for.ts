import { AppError } from '../../../shared/errors.ts';
import { roles, type Role } from '../../../shared/model/role.ts';

/** What the rule needs to know of a user. */
export interface Applicant {
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * The role a user gets. A role that was given stays: an invited student never becomes a teacher this way. A user
 * without one registered themselves and becomes a teacher, as far as their e-mail address allows.
 * @param allowedDomains lower case; empty for no restriction. With one, only a verified address counts.
 * @throws AppError `account-not-eligible` without an address or when disabled, `email-domain-not-allowed`,
 *   `email-not-verified`
 */
export function roleFor(applicant: Applicant, allowedDomains: readonly string[]): Role {
  const { email, emailVerified, disabled, claims } = applicant;
  const given = roles.find((role) => role === claims['role']);
  if (given !== undefined) return given;
  if (disabled || !email) throw new AppError('account-not-eligible');
  if (allowedDomains.length > 0) {
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (!allowedDomains.includes(domain)) throw new AppError('email-domain-not-allowed');
    if (!emailVerified) throw new AppError('email-not-verified');
  }
  return 'teacher';
}
