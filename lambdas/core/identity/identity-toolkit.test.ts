import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIdentityProvider, serviceAccountJson } from '#test/support/identity-provider.ts';
import { createAccessTokens } from './access-token.ts';
import { createIdentityAccounts, METHOD_TIME } from './identity-toolkit.ts';
import type { ServiceAccount } from './service-account.ts';

let provider: ReturnType<typeof fakeIdentityProvider>;
let clock: number;

function connect() {
  const accessTokens = createAccessTokens({
    readServiceAccount: () => Promise.resolve(JSON.parse(serviceAccountJson) as ServiceAccount),
    send: provider.send,
    now: () => clock,
  });
  const url = 'https://identitytoolkit.example.com';
  return createIdentityAccounts({
    url,
    projectId: 'demo-daftar',
    accessTokens,
    send: provider.send,
    now: () => clock,
  });
}

describe('identity accounts', () => {
  beforeEach(() => {
    clock = Date.now();
    provider = fakeIdentityProvider([
      { localId: 'u-1', email: 'a@example.com', customAttributes: '{"role":"student"}' },
    ]);
  });

  it('return a user with their claims', async () => {
    await expect(connect().find('u-1')).resolves.toEqual({
      uid: 'u-1',
      email: 'a@example.com',
      emailVerified: false,
      disabled: false,
      isUsed: false,
      sessionsSince: 0,
      providers: [],
      vouchers: [],
      claims: { role: 'student' },
    });
    await expect(connect().find('u-2')).resolves.toBeUndefined();
  });

  it('return many users, a hundred per request', async () => {
    const uids = Array.from({ length: 250 }, (_, index) => `many-${index}`);
    provider.users.push(...uids.slice(1).map((localId) => ({ localId })));
    const found = await connect().findAll(uids);
    expect(found.map(({ uid }) => uid).sort()).toEqual(uids.slice(1).sort());
    const lookups = provider.send.mock.calls.filter(
      ([url]) => typeof url === 'string' && url.endsWith(':lookup'),
    );
    expect(lookups).toHaveLength(3);
    expect(await connect().findAll([])).toEqual([]);
  });

  it('say which of their sign-ins name the same address', async () => {
    const infos = [
      { providerId: 'saml.ministry', email: 'A@Example.com' },
      { providerId: 'google.com', email: 'b@example.com' },
      { providerId: 'phone' },
    ];
    Object.assign(provider.users[0]!, { providerUserInfo: infos });
    await expect(connect().find('u-1')).resolves.toMatchObject({
      providers: ['saml.ministry', 'google.com', 'phone'],
      vouchers: ['saml.ministry'],
    });
  });

  it('can be noted to have a verified address', async () => {
    await connect().verifyAddress('u-1');
    expect(provider.users[0]?.emailVerified).toBe(true);
  });

  it('accept new claims', async () => {
    await connect().setClaims('u-1', { role: 'teacher' });
    expect(provider.users[0]?.customAttributes).toBe('{"role":"teacher"}');
  });

  it('can be handed over: earlier passwords, sessions and linked sign-ins stop working', async () => {
    const [user] = provider.users;
    Object.assign(user!, {
      providerUserInfo: ['password', 'google.com', 'phone'].map((providerId) => ({ providerId })),
    });
    const account = await connect().find('u-1');
    expect(account?.providers).toEqual(['google.com', 'phone']);
    await connect().handOver(account!, { displayName: 'ياسين', claims: { role: 'student' } });
    expect(user).toMatchObject({
      email: 'a@example.com',
      displayName: 'ياسين',
      customAttributes: '{"role":"student"}',
      password: expect.stringMatching(/^[\w-]{43}-aA1$/) as string,
      validSince: String(Math.floor(clock / 1000)),
      deleteAttribute: ['PHOTO_URL'],
      deleteProvider: ['google.com', 'phone'],
    });
  });

  it('are found by address, with whether the user ever signed in', async () => {
    provider.users.push({ localId: 'u-3', email: 'c@example.com', lastLoginAt: '1767225600000' });
    await expect(connect().findByEmail('c@example.com')).resolves.toMatchObject({
      uid: 'u-3',
      isUsed: true,
    });
    await expect(connect().findByEmail('b@example.com')).resolves.toBeUndefined();
  });

  it('are created with their claims', async () => {
    const uid = await connect().create({
      email: 'b@example.com',
      displayName: 'Lina',
      claims: { role: 'student' },
    });
    expect(uid).toMatch(/^[\w-]{28}$/);
    expect(provider.users[1]).toEqual({
      localId: uid,
      email: 'b@example.com',
      displayName: 'Lina',
      customAttributes: '{"role":"student"}',
    });
  });

  it('are created only once per address', async () => {
    await expect(
      connect().create({ email: 'a@example.com', displayName: 'A', claims: {} }),
    ).resolves.toBeUndefined();
    expect(provider.users).toHaveLength(1);
  });

  it('can be removed, also when they are already gone', async () => {
    await connect().remove('u-1');
    await connect().remove('u-1');
    expect(provider.users).toEqual([]);
  });

  it('do not count as removed when the provider refuses', async () => {
    const accounts = connect();
    await accounts.find('u-1');
    provider.status = 400;
    await expect(accounts.remove('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(provider.users).toHaveLength(1);
  });

  it('receive a link in the requested language', async () => {
    const continueUrl = 'https://school.example/sign-in-link?email=a%40example.com';
    await connect().sendSignInLink({ email: 'a@example.com', continueUrl, language: 'ar' });
    expect(provider.mails).toEqual([{ email: 'a@example.com', continueUrl, locale: 'ar' }]);
  });

  it('are called with the same access token until shortly before it expires', async () => {
    const accounts = connect();
    await Promise.all([accounts.find('u-1'), accounts.find('u-1')]);
    clock += 3400_000;
    await accounts.find('u-1');
    expect(provider.exchanges).toBe(1);
    clock += 100_000;
    await accounts.find('u-1');
    expect(provider.exchanges).toBe(2);
  });

  it('are called with a new access token when the provider rejects the old one', async () => {
    const accounts = connect();
    await accounts.find('u-1');
    provider.validToken = 'another';
    await expect(accounts.find('u-1')).resolves.toBeDefined();
    expect(provider.exchanges).toBe(2);
  });

  it.each([400, 401, 403, 500])('are unavailable when the provider answers %i', async (status) => {
    provider.status = status;
    await expect(connect().find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
  });

  it('are unavailable while the provider cannot be reached, and recover', async () => {
    const accounts = connect();
    provider.send.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(accounts.find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
    await expect(accounts.find('u-1')).resolves.toBeDefined();
  });

  it('are unavailable when the provider’s answer cannot be understood', async () => {
    provider.users = [{ localId: 'u-1', customAttributes: 'not JSON' }];
    await expect(connect().find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
  });

  describe('when the provider is busy', () => {
    const overQuota = (reason: string, status = 400) =>
      provider.send.mockResolvedValueOnce(
        Response.json({ error: { code: status, message: reason } }, { status }),
      );
    beforeEach(() => {
      // Makes the backoff zero.
      vi.spyOn(Math, 'random').mockReturnValue(0);
    });

    it('are called again', async () => {
      const accounts = connect();
      await accounts.find('u-1');
      overQuota('QUOTA_EXCEEDED : Exceeded quota for deleting accounts.');
      overQuota('RESOURCE_EXHAUSTED', 429);
      overQuota('UNAVAILABLE', 503);
      await accounts.remove('u-1');
      expect(provider.users).toEqual([]);
    });

    it.each([429, 503])('are busy when the provider still answers %i', async (status) => {
      provider.status = status;
      await expect(connect().find('u-1')).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('are not called again today when the daily quota is used up', async () => {
      const accounts = connect();
      await accounts.find('u-1');
      provider.send.mockClear();
      overQuota('QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.');
      const link = { email: 'a@example.com', continueUrl: '/', language: 'ar' } as const;
      await expect(accounts.sendSignInLink(link)).rejects.toMatchObject({
        code: 'identity-unavailable',
      });
      expect(provider.send).toHaveBeenCalledOnce();
    });
  });

  describe('over time', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => vi.useRealTimers());

    it('are deleted more slowly than the provider’s rate limit', async () => {
      const accounts = connect();
      await accounts.find('u-1');
      const start = Date.now();
      await Promise.all([
        vi.runAllTimersAsync(),
        ...Array.from({ length: 81 }, (_, index) => accounts.remove(`none-${index}`)),
      ]);
      expect((Date.now() - start) / 1000).toBeGreaterThanOrEqual(10);
    });

    it('are reported as unavailable when the provider never answers', async () => {
      const accounts = connect();
      await accounts.find('u-1');
      provider.send.mockImplementation(() => new Promise(() => undefined));
      const found = accounts.find('u-1');
      const ended = expect(found).rejects.toMatchObject({ code: 'identity-unavailable' });
      await vi.advanceTimersByTimeAsync(METHOD_TIME);
      await ended;
    });
  });
});
