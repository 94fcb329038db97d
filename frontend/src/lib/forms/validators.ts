import type { Text } from '../../i18n/message-id.ts';

/** Text, an at sign, text, a dot, text; no spaces. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/** The errors of an e-mail field with the texts of the login and register pages. */
export const emailError = (value: string): Text | undefined => {
  if (!value.trim()) return { id: 'auth.emailRequired' };
  return isEmail(value) ? undefined : { id: 'auth.emailInvalid' };
};

export const onlyErrors = <K extends string>(
  candidates: Record<K, Text | undefined>,
): Partial<Record<K, Text>> => {
  const errors: Partial<Record<K, Text>> = {};
  for (const key in candidates) {
    const error = candidates[key];
    if (error) errors[key] = error;
  }
  return errors;
};
