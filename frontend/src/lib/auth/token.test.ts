import type { Auth, User } from '@firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firebaseAuth } from './firebase.ts';
import { freshToken } from './token.ts';

vi.unmock('./token.ts');
vi.mock('./firebase.ts', () => ({ firebaseAuth: vi.fn() }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-21T10:00:00Z');
const coded = (code: string) => Object.assign(new Error(code), { code });

/** Signs in a user with a token of this age in milliseconds, and returns the mock of the provider's renewal. */
const signIn = (age: number) => {
  const getIdToken = vi.fn(async (_force: boolean) => 'new');
  const stsTokenManager = { accessToken: 'held', expirationTime: now - age + HOUR };
  const currentUser = { getIdToken, toJSON: () => ({ stsTokenManager }) } as unknown as User;
  vi.mocked(firebaseAuth).mockResolvedValue({ currentUser } as Auth);
  return getIdToken;
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

describe('the token for a call', () => {
  it('does not exist when no user is signed in', async () => {
    vi.mocked(firebaseAuth).mockResolvedValue({ currentUser: null } as Auth);
    expect(await freshToken()).toBeUndefined();
  });

  it('is reused for 300 seconds, then renewed', async () => {
    const renew = signIn(5 * MINUTE);
    expect(await freshToken()).toBe('held');
    vi.setSystemTime(now + 1);
    expect(await freshToken()).toBe('new');
    expect(renew).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is renewed once for all calls at the same moment', async () => {
    const renew = signIn(6 * MINUTE);
    expect(await Promise.all([freshToken(), freshToken()])).toEqual(['new', 'new']);
    expect(renew).toHaveBeenCalledOnce();
    await freshToken();
    expect(renew).toHaveBeenCalledTimes(2);
  });

  describe.each([
    'auth/network-request-failed',
    'auth/internal-error',
    'auth/too-many-requests',
    'auth/quota-exceeded',
    'auth/the-service-is-currently-unavailable.',
  ])('while the provider answers %s', (code) => {
    it('is the held one until it expires', async () => {
      const renew = signIn(HOUR - 1);
      renew.mockRejectedValue(coded(code));
      expect(await freshToken()).toBe('held');
      expect(renew).toHaveBeenCalledOnce();
    });

    it('is unavailable afterwards, until the provider is back', async () => {
      const renew = signIn(HOUR);
      renew.mockRejectedValueOnce(coded(code));
      await expect(freshToken()).rejects.toBeInstanceOf(TypeError);
      expect(await freshToken()).toBe('new');
    });
  });

  it.each([
    'auth/user-disabled',
    'auth/user-token-expired',
    'auth/invalid-user-token',
    'auth/invalid-refresh-token',
  ])('no longer exists when the provider rejects the user with %s', async (code) => {
    signIn(6 * MINUTE).mockRejectedValue(coded(code));
    await expect(freshToken()).rejects.toMatchObject({ code });
  });

  it('is never one the API has rejected', async () => {
    const renew = signIn(0);
    expect(await freshToken('held')).toBe('new');
    renew.mockRejectedValue(coded('auth/network-request-failed'));
    await expect(freshToken('held')).rejects.toBeInstanceOf(TypeError);
  });

  it('is the held one when another call has renewed it since the rejection', async () => {
    const renew = signIn(0);
    expect(await freshToken('older')).toBe('held');
    expect(renew).not.toHaveBeenCalled();
  });
});
