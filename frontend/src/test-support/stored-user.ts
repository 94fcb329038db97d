import { keptStorage } from '../lib/settings/local-settings.ts';

const encoded = (value: object): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token with these claims of the user `u`; nothing in a browser checks its signature. */
export const idToken = (claims: object = {}): string =>
  `header.${encoded({ sub: 'u', auth_time: 0, ...claims })}.signature`;

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expirationTime: number;
}

/** The key under which the identity client stores the user of the settings that tests have. */
export const USER_KEY = 'firebase:authUser:key:[DEFAULT]';

/** What the identity client stores of a user. Their token is new unless `tokens` says otherwise. */
export const userWith = (claims: object = {}, tokens: Partial<Tokens> = {}) => ({
  uid: 'u',
  stsTokenManager: {
    accessToken: idToken(claims),
    refreshToken: 'refresh',
    expirationTime: Date.now() + 3_600_000,
    ...tokens,
  },
  apiKey: 'key',
  appName: '[DEFAULT]',
});

/** Stores a user as the identity client does. */
export const storeUser = (...user: Parameters<typeof userWith>): void =>
  keptStorage().setItem(USER_KEY, JSON.stringify(userWith(...user)));
