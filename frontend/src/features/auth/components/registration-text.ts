import type { Text } from '../../../i18n/message-id.ts';
import { authCode, authText } from '../../../lib/auth/auth-error.ts';

/** What to tell a new user about a refused registration; an unknown refusal is named by its code. */
export const registrationText = (error: unknown): Text => {
  const known = authText(error, 'auth.registerFailed');
  if (known.id !== 'auth.registerFailed') return known;
  return { id: 'auth.registerFailed', values: { error: authCode(error) ?? 'unknown' } };
};
