import '#test/support/environment.ts';
import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { handler } from './assign-role.ts';

const identity = useIdentityProvider(() => [{ localId: 'u-1', email: 'a@example.com' }]);
const user = {
  uid: 'u-1',
  role: 'student',
  email: 'a@example.com',
  emailVerified: false,
  authTime: 0,
};

describe('the assign-role endpoint', () => {
  it('makes a self-registered user a teacher, and confirms it when asked again', async () => {
    for (let time = 1; time <= 2; time++) {
      const response = await callEndpoint(handler, { user });
      expect(response).toMatchObject({ status: 200, body: { role: 'teacher' } });
      expect(response.logged).not.toContain('example.com');
    }
    expect(identity.provider.users[0]?.customAttributes).toBe('{"role":"teacher"}');
  });

  it('answers 502 while the identity provider is unavailable', async () => {
    identity.provider.send.mockRejectedValue(new TypeError('fetch failed'));
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 502,
      body: { code: 'identity-unavailable' },
    });
  });

  it('answers 403 for a deleted account', async () => {
    identity.provider.users = [];
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 403,
      body: { code: 'account-not-eligible' },
    });
  });
});
