import type { MessageId, Text } from '../../i18n/message-id.ts';
import { NewVersionError } from '../new-version.ts';

/** The identity provider's code of an error, e.g. `auth/user-disabled`. */
export const authCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the user has already seen why their session ended or could not start. */
export const isToldAlready = (error: unknown): boolean =>
  authCode(error) === 'daftar/session-ended';

/** The identity provider's reasons for refusing a user. Any other failure may pass. */
export const userRefusals: Readonly<Record<string, string>> = {
  USER_DISABLED: 'auth/user-disabled',
  USER_NOT_FOUND: 'daftar/account-gone',
  TOKEN_EXPIRED: 'auth/user-token-expired',
  INVALID_ID_TOKEN: 'auth/invalid-user-token',
  INVALID_REFRESH_TOKEN: 'auth/invalid-refresh-token',
};

/** Whether a user is refused because their account was deleted; the demonstration's provider knows no token of it then. */
const isAccountGone = (error: unknown): boolean =>
  ['daftar/account-gone', 'auth/invalid-refresh-token'].includes(authCode(error) ?? '');

/** What the page says when a refusal ends the session. */
export const textOfRefusal = (error: unknown): 'error.accountGone' | 'error.token' =>
  isAccountGone(error) ? 'error.accountGone' : 'error.token';

/** Whether the identity provider refuses the user, so that another try would not help. */
export const isUserRefused = (error: unknown): boolean =>
  Object.values(userRefusals).includes(authCode(error) ?? '');

const USER_LEFT = 'daftar/user-left';

/** The user whose token was wanted is not signed in any more. */
export class UserLeftError extends Error {
  readonly code = USER_LEFT;
}

export const hasUserLeft = (error: unknown): boolean => authCode(error) === USER_LEFT;

/** The error code of a sign-in that needs a second step. */
export const SECOND_STEP = 'auth/multi-factor-auth-required';

/** Codes of a wrong address or password (enumeration protection blurs the first three). */
export const wrongCredentials: readonly string[] = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-login-credentials',
];

/** Messages for errors that any call of the identity provider may cause. */
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

/** The message for a failed call of the identity provider; `fallback` for unknown codes. */
export const authText = (error: unknown, fallback: MessageId): Text => {
  if (error instanceof NewVersionError) return { id: 'error.newVersion' };
  return (
    commonAuthTexts[authCode(error) ?? ''] ?? {
      id: error instanceof TypeError ? 'error.network' : fallback,
    }
  );
};
