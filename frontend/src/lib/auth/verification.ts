import type { MessageId } from '../../i18n/message-id.ts';
import type { Tone } from '../notifications/notifications.ts';
import { authCode } from './auth-error.ts';
import { loadIdentity } from './load-identity.ts';

export interface VerificationOutcome {
  readonly tone: Tone;
  readonly text: MessageId;
}

/** Renews the user's token and role, and checks whether the address is verified. */
export const checkVerification = async (): Promise<VerificationOutcome> => {
  try {
    const verified = await (await loadIdentity()).refreshUser();
    return verified
      ? { tone: 'success', text: 'layout.nowVerified' }
      : { tone: 'info', text: 'layout.stillNotVerified' };
  } catch {
    return { tone: 'error', text: 'layout.statusFailed' };
  }
};

export const resendLink = async (): Promise<VerificationOutcome> => {
  try {
    await (await loadIdentity()).resendVerification();
    return { tone: 'success', text: 'layout.linkSent' };
  } catch (error) {
    const tooMany = authCode(error) === 'auth/too-many-requests';
    return { tone: 'error', text: tooMany ? 'auth.tooManyRequests' : 'error.unexpected' };
  }
};
