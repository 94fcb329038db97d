import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idToken, storeUser, USER_KEY } from '../../test-support/stored-user.ts';
import { onRenewal, storedToken } from './stored-token.ts';
import { freshToken } from './token.ts';

vi.unmock('./token.ts');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-11-21T10:00:00Z');
const held = idToken();
const renewed = idToken({ name: 'أمينة' });

const provider = vi.fn<typeof fetch>();
/** The form that the provider was sent last. */
const sent = () => {
  const body = provider.mock.lastCall?.[1]?.body;
  return body instanceof URLSearchParams ? Object.fromEntries(body) : undefined;
};
const answer = (status: number, body: unknown) =>
  provider.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const refuse = (message: string, status = 400) => answer(status, { error: { message } });
const renews = (refreshToken = 'refresh') =>
  answer(200, { id_token: renewed, refresh_token: refreshToken, expires_in: '3600' });

/** Signs in a user with a token of this age in milliseconds. */
const signIn = (age: number) =>
  storeUser({}, { accessToken: held, expirationTime: now - age + HOUR });

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('fetch', provider);
  provider.mockReset();
  renews();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the token for a call', () => {
  it('does not exist when no user is signed in', async () => {
    expect(await freshToken()).toBeUndefined();
  });

  it.each([
    '',
    '{',
    '{"stsTokenManager":1}',
    JSON.stringify({ stsTokenManager: { accessToken: 'a' } }),
  ])('does not exist when what is stored is no user: %s', async (text) => {
    localStorage.setItem(USER_KEY, text);
    expect(await freshToken()).toBeUndefined();
  });

  it.each(['', 'a.b.c', 'a.%.c', `a.${btoa('{}')}.c`])(
    'does not exist when the stored one is none: %s',
    async (accessToken) => {
      storeUser({}, { accessToken });
      expect(await freshToken()).toBeUndefined();
    },
  );

  it('is reused for 300 seconds, then renewed', async () => {
    signIn(5 * MINUTE);
    expect(await freshToken()).toBe(held);
    vi.setSystemTime(now + 1);
    expect(await freshToken()).toBe(renewed);
    expect(provider.mock.lastCall?.[0]).toBe('https://securetoken.googleapis.com/v1/token?key=key');
    expect(sent()).toEqual({ grant_type: 'refresh_token', refresh_token: 'refresh' });
  });

  it('is renewed after 30 seconds if it has to prove that the account is still there', async () => {
    signIn(30_000);
    expect(await freshToken({ isProof: true })).toBe(held);
    vi.setSystemTime(now + 1);
    expect(await freshToken()).toBe(held);
    expect(await freshToken({ isProof: true })).toBe(renewed);
  });

  it('is stored for all tabs, with what else the identity client has stored', async () => {
    signIn(6 * MINUTE);
    renews('next');
    await freshToken();
    const stored: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? '');
    expect(stored).toMatchObject({
      uid: 'u',
      apiKey: 'key',
      stsTokenManager: {
        accessToken: renewed,
        refreshToken: 'next',
        expirationTime: now + HOUR,
      },
    });
    expect((await storedToken())?.claims.name).toBe('أمينة');
    expect(await freshToken()).toBe(renewed);
    expect(provider).toHaveBeenCalledOnce();
  });

  it('is renewed after the device’s clock was put back, since its age says nothing then', async () => {
    signIn(-365 * 24 * HOUR);
    expect(await freshToken()).toBe(renewed);
  });

  it('is nobody else’s', async () => {
    await expect(freshToken({ uid: 'u' })).rejects.toMatchObject({ code: 'daftar/user-left' });
    storeUser({ sub: 'colleague' });
    await expect(freshToken({ uid: 'u' })).rejects.toMatchObject({ code: 'daftar/user-left' });
    expect(await freshToken({ uid: 'colleague' })).toBe(idToken({ sub: 'colleague' }));
  });

  it('lets this tab’s session follow when it is renewed', async () => {
    const follower = vi.fn();
    onRenewal(follower);
    signIn(5 * MINUTE);
    await freshToken();
    expect(follower).not.toHaveBeenCalled();
    vi.setSystemTime(now + 1);
    await freshToken();
    expect(follower).toHaveBeenCalledOnce();
  });

  it('is renewed once for all calls at the same moment', async () => {
    signIn(6 * MINUTE);
    expect(await Promise.all([freshToken(), freshToken()])).toEqual([renewed, renewed]);
    expect(provider).toHaveBeenCalledOnce();
  });

  it('brings nobody back who logged out meanwhile, and replaces nobody who signed in', async () => {
    signIn(6 * MINUTE);
    const leaving = freshToken();
    localStorage.clear();
    await leaving;
    expect(localStorage).toHaveLength(0);
    signIn(6 * MINUTE);
    const before = freshToken();
    storeUser({ sub: 'colleague' }, { refreshToken: 'theirs' });
    await before;
    expect((await storedToken())?.claims.sub).toBe('colleague');
  });

  describe.each([
    [503, 'The service is currently unavailable.'],
    [500, 'INTERNAL_ERROR'],
    [429, 'RESOURCE_EXHAUSTED'],
    [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'],
    [400, 'API key not valid. Please pass a valid API key.'],
  ])('while the provider answers %d %s', (status, message) => {
    it('is the held one until it expires', async () => {
      signIn(HOUR - 1);
      refuse(message, status);
      expect(await freshToken()).toBe(held);
      expect(provider).toHaveBeenCalledOnce();
    });

    it('is unavailable afterwards, until the provider is back', async () => {
      signIn(HOUR);
      refuse(message, status);
      await expect(freshToken()).rejects.toBeInstanceOf(TypeError);
      renews();
      expect(await freshToken()).toBe(renewed);
    });
  });

  it.each([
    [200, '<html>'],
    [200, '{"id_token":1}'],
    [502, '<html>'],
    [400, '{}'],
  ])('is the held one when another program answers %d %s', async (status, body) => {
    signIn(6 * MINUTE);
    provider.mockImplementation(async () => new Response(body, { status }));
    expect(await freshToken()).toBe(held);
  });

  it('is the held one when nothing answers for 30 seconds', async () => {
    signIn(6 * MINUTE);
    provider.mockReturnValue(new Promise(() => undefined));
    const token = freshToken();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await token).toBe(held);
  });

  it.each([
    ['USER_DISABLED', 'auth/user-disabled'],
    ['USER_NOT_FOUND', 'daftar/account-gone'],
    ['TOKEN_EXPIRED', 'auth/user-token-expired'],
    ['INVALID_REFRESH_TOKEN : it is of no use', 'auth/invalid-refresh-token'],
  ])('no longer exists when the provider rejects the user with %s', async (message, code) => {
    signIn(6 * MINUTE);
    refuse(message);
    await expect(freshToken()).rejects.toMatchObject({ code });
  });

  it('is asked for again when the password was changed meanwhile, which ends the tokens before', async () => {
    signIn(6 * MINUTE);
    provider.mockImplementationOnce(async () => {
      storeUser({}, { refreshToken: 'after', expirationTime: 0 });
      return new Response('{"error":{"message":"TOKEN_EXPIRED"}}', { status: 400 });
    });
    expect(await freshToken()).toBe(renewed);
    expect(sent()).toMatchObject({ refresh_token: 'after' });
  });

  it('is never one the API has rejected', async () => {
    signIn(0);
    expect(await freshToken({ refused: held })).toBe(renewed);
    refuse('busy', 503);
    await expect(freshToken({ refused: renewed })).rejects.toBeInstanceOf(TypeError);
  });

  it('is the held one when another call has renewed it since the rejection', async () => {
    signIn(0);
    expect(await freshToken({ refused: 'older' })).toBe(held);
    expect(provider).not.toHaveBeenCalled();
  });
});
