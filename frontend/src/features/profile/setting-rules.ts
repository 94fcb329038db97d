import { limits } from '../../../../shared/model/limits.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { authCode, wrongCredentials } from '../../lib/auth/auth-error.ts';
import type { Errors } from '../../lib/forms/use-form.ts';
import { emailError, onlyErrors } from '../../lib/forms/validators.ts';

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

/** The rules of a change of password (specification, section 5). */
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

/** The rules of a change of address (specification, section 5). */
export const validateEmailChange = ({ email, password }: EmailChange): Errors<EmailChange> =>
  onlyErrors({
    email: emailError(email),
    password: password ? undefined : { id: 'profile.emailPasswordRequired' },
  });

/** What to say about a refused change of address (specification, section 8). */
export const emailChangeText = (error: unknown): MessageId => {
  const code = authCode(error) ?? '';
  if (wrongCredentials.includes(code)) return 'profile.emailWrongPassword';
  return code === 'auth/email-already-in-use' ? 'auth.emailInUse' : 'profile.emailFailed';
};
