import type { Account } from './accounts.ts';

const apiKey = 'demo-key';
const appName = '[DEFAULT]';

/** The identity client's local storage for a signed-in user: a page that finds it needs no login. */
export const storedSession = ({ uid, email, token, refreshToken }: Account, now = Date.now()) => ({
  name: `firebase:authUser:${apiKey}:${appName}`,
  value: JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: {
      refreshToken,
      accessToken: token,
      expirationTime: now + 3_600_000,
    },
    apiKey,
    appName,
  }),
});
