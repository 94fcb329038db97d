import { authCode } from '../../lib/auth/auth-error.ts';
import { loadIdentity } from '../../lib/auth/load-identity.ts';
import { notify } from '../../lib/notifications/notifications.ts';

/** Renews the user's token and role, and tells what became of the verification. */
export const checkVerification = async (): Promise<void> => {
  try {
    const verified = await (await loadIdentity()).refreshUser();
    notify(
      verified ? 'success' : 'info',
      verified ? 'layout.nowVerified' : 'layout.stillNotVerified',
    );
  } catch {
    notify('error', 'layout.statusFailed');
  }
};

/** Sends the verification mail again. */
export const resendLink = async (): Promise<void> => {
  try {
    await (await loadIdentity()).resendVerification();
    notify('success', 'layout.linkSent');
  } catch (error) {
    const tooMany = authCode(error) === 'auth/too-many-requests';
    notify('error', tooMany ? 'auth.tooManyRequests' : 'error.unexpected');
  }
};
