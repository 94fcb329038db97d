import type { MessageId, Text } from '../../i18n/message-id.ts';
import { NewVersionError } from '../new-version.ts';

/** The identity provider's code of an error, e.g. `auth/user-disabled`. */
export const authCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the user has been told already why their session ended, or did not come about: nobody need say more. */
export const isToldAlready = (error: unknown): boolean =>
  authCode(error) === 'daftar/session-ended';

/**
 * What the identity provider says of a user it lets in no longer, and the identity client's code for it. Whatever else
 * fails (the network, the provider itself, a quota) may be over at the next try.
 */
export const userRefusals: Readonly<Record<string, string>> = {
  USER_DISABLED: 'auth/user-disabled',
  USER_NOT_FOUND: 'auth/user-token-expired',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  INVALID_REFRESH_TOKEN: 'auth/invalid-refresh-token',
};

/** Whether the identity provider lets the user in no longer: another try would change nothing. */
export const isUserRefused = (error: unknown): boolean =>
  Object.values(userRefusals).includes(authCode(error) ?? '');

/** The code that says that the account has a second sign-in step, which comes next. */
export const SECOND_STEP = 'auth/multi-factor-auth-required';

/** Codes that say that address and password do not belong together (enumeration protection blurs the first three). */
export const wrongCredentials: readonly string[] = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-login-credentials',
];

/** Texts of what may go wrong in any call of the identity provider. */
export const commonAuthTexts: Readonly<Record<string, Text>> = {
  'auth/network-request-failed': { id: 'error.network' },
  'auth/too-many-requests': { id: 'auth.tooManyRequests' },
  'auth/invalid-email': { id: 'auth.emailInvalid' },
  'auth/user-disabled': { id: 'auth.disabled' },
  'auth/email-already-in-use': { id: 'auth.emailInUse' },
  'auth/weak-password': { id: 'auth.weakPassword' },
  'auth/password-does-not-meet-requirements': { id: 'auth.weakPassword' },
  'auth/popup-blocked': { id: 'auth.popupBlocked' },
  [SECOND_STEP]: { id: 'auth.secondStep' },
  ...Object.fromEntries(wrongCredentials.map((code) => [code, { id: 'auth.invalidCredentials' }])),
};

/**
 * What to tell the user about a failed call of the identity provider; `fallback` where its code says nothing. The
 * client's own files may not have come either.
 */
export const authText = (error: unknown, fallback: MessageId): Text => {
  if (error instanceof NewVersionError) return { id: 'error.newVersion' };
  return (
    commonAuthTexts[authCode(error) ?? ''] ?? {
      id: error instanceof TypeError ? 'error.network' : fallback,
    }
  );
};
