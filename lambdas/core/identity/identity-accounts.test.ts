import { beforeEach, describe, expect, it } from 'vitest';
import {
  fakeIdentityProvider,
  serviceAccountJson,
} from '../../../test/support/identity-provider.ts';
import { createAccessTokens } from './access-token.ts';
import { createIdentityAccounts } from './identity-accounts.ts';
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
  });
}

describe('identity accounts', () => {
  beforeEach(() => {
    clock = Date.now();
    provider = fakeIdentityProvider([
      { localId: 'u-1', email: 'a@example.com', customAttributes: '{"role":"student"}' },
    ]);
  });

  it('finds a user with their claims', async () => {
    await expect(connect().find('u-1')).resolves.toEqual({
      uid: 'u-1',
      email: 'a@example.com',
      emailVerified: false,
      disabled: false,
      isUsed: false,
      claims: { role: 'student' },
    });
    await expect(connect().find('u-2')).resolves.toBeUndefined();
  });

  it('writes claims', async () => {
    await connect().setClaims('u-1', { role: 'teacher' });
    expect(provider.users[0]?.customAttributes).toBe('{"role":"teacher"}');
  });

  it('finds a user by address, and says whether they ever signed in', async () => {
    provider.users.push({ localId: 'u-3', email: 'c@example.com', lastLoginAt: '1767225600000' });
    await expect(connect().findByEmail('c@example.com')).resolves.toMatchObject({
      uid: 'u-3',
      isUsed: true,
    });
    await expect(connect().findByEmail('b@example.com')).resolves.toBeUndefined();
  });

  it('makes an account that has its claims from the first moment', async () => {
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

  it('makes no second account for an address', async () => {
    await expect(
      connect().create({ email: 'a@example.com', displayName: 'A', claims: {} }),
    ).resolves.toBeUndefined();
    expect(provider.users).toHaveLength(1);
  });

  it('removes an account, and takes one that is gone for removed', async () => {
    await connect().remove('u-1');
    await connect().remove('u-1');
    expect(provider.users).toEqual([]);
  });

  it('does not take a refusal for a removal', async () => {
    const accounts = connect();
    await accounts.find('u-1');
    provider.status = 400;
    await expect(accounts.remove('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
    expect(provider.users).toHaveLength(1);
  });

  it('has a link sent in the language asked for', async () => {
    const continueUrl = 'https://school.example/sign-in-link?email=a%40example.com';
    await connect().sendSignInLink({ email: 'a@example.com', continueUrl, language: 'ar' });
    expect(provider.mails).toEqual([{ email: 'a@example.com', continueUrl, locale: 'ar' }]);
  });

  it('keeps its access token until shortly before it ends', async () => {
    const accounts = connect();
    await Promise.all([accounts.find('u-1'), accounts.find('u-1')]);
    clock += 3400_000;
    await accounts.find('u-1');
    expect(provider.exchanges).toBe(1);
    clock += 100_000;
    await accounts.find('u-1');
    expect(provider.exchanges).toBe(2);
  });

  it('fetches a new access token when the provider refuses the one it has', async () => {
    const accounts = connect();
    await accounts.find('u-1');
    provider.validToken = 'another';
    await expect(accounts.find('u-1')).resolves.toBeDefined();
    expect(provider.exchanges).toBe(2);
  });

  it.each([400, 401, 403, 500, 503])(
    'is unavailable when the provider answers %i',
    async (status) => {
      provider.status = status;
      await expect(connect().find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
    },
  );

  it('is unavailable when the provider cannot be reached, and recovers', async () => {
    const accounts = connect();
    provider.send.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(accounts.find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
    await expect(accounts.find('u-1')).resolves.toBeDefined();
  });

  it('is unavailable when the provider says what nobody understands', async () => {
    provider.users = [{ localId: 'u-1', customAttributes: 'not JSON' }];
    await expect(connect().find('u-1')).rejects.toMatchObject({ code: 'identity-unavailable' });
  });
});
