import { limits } from '#shared/model/limits.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { authCode, wrongCredentials } from '#frontend/lib/auth/auth-error.ts';
import type { Errors, Refusal } from '#frontend/lib/forms/use-form.ts';
import { emailError, onlyErrors } from '#frontend/lib/forms/validators.ts';

interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

const required: Text = { id: 'form.required' };

const newPasswordError = (password: string): Text | undefined => {
  if (!password) return required;
  return password.length < limits.passwordLength ? { id: 'auth.passwordShort' } : undefined;
};

const confirmationError = ({ next, confirmation }: Passwords): Text | undefined => {
  if (!confirmation) return required;
  return confirmation === next ? undefined : { id: 'profile.passwordMismatch' };
};

export const validatePasswords = (values: Passwords): Errors<Passwords> =>
  onlyErrors({
    current: values.current ? undefined : required,
    next: newPasswordError(values.next),
    confirmation: confirmationError(values),
  });

interface EmailChange {
  readonly email: string;
  readonly password: string;
}

export const validateEmailChange = ({ email, password }: EmailChange): Errors<EmailChange> =>
  onlyErrors({
    email: emailError(email),
    password: password ? undefined : { id: 'profile.emailPasswordRequired' },
  });

/** The message for a refused change of address, and its field. */
export const emailRefusal = (error: unknown): Refusal<EmailChange> => {
  const code = authCode(error) ?? '';
  if (wrongCredentials.includes(code)) {
    const text: Text = { id: 'profile.emailWrongPassword' };
    return { text, fields: { password: text } };
  }
  if (code === 'auth/email-already-in-use') {
    const text: Text = { id: 'auth.emailInUse' };
    return { text, fields: { email: text } };
  }
  const failed: Text = { id: 'profile.emailFailed' };
  return code === 'auth/invalid-email'
    ? { text: failed, fields: { email: { id: 'auth.emailInvalid' } } }
    : { text: failed };
};

/** The identity provider's codes for a new password that breaks its rules. */
const weakPassword: readonly string[] = [
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
];

/** The message for a refused change of password, and its field. */
export const passwordRefusal = (error: unknown): Refusal<Passwords> => {
  const code = authCode(error) ?? '';
  if (wrongCredentials.includes(code)) {
    const text: Text = { id: 'profile.passwordWrong' };
    return { text, fields: { current: text } };
  }
  const failed: Text = { id: 'profile.passwordFailed' };
  return weakPassword.includes(code)
    ? { text: failed, fields: { next: { id: 'auth.weakPassword' } } }
    : { text: failed };
};
