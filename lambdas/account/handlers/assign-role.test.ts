import '../../../test/support/environment.ts';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import {
  fakeIdentityProvider,
  serviceAccountJson,
} from '../../../test/support/identity-provider.ts';
import { handler } from './assign-role.ts';

const secrets = mockClient(SecretsManagerClient);
const user = {
  uid: 'u-1',
  role: 'student',
  email: 'a@example.com',
  emailVerified: false,
  authTime: 0,
};

describe('assign-role', () => {
  beforeEach(() => {
    secrets.reset();
    secrets
      .on(GetSecretValueCommand, { SecretId: 'identity-secret' })
      .resolves({ SecretString: serviceAccountJson });
  });

  it('makes a self-registered user a teacher, and says so again when asked again', async () => {
    const provider = fakeIdentityProvider([{ localId: 'u-1', email: 'a@example.com' }]);
    vi.stubGlobal('fetch', provider.send);
    for (let time = 1; time <= 2; time++) {
      const response = await callEndpoint(handler, { user });
      expect(response).toMatchObject({ status: 200, body: { role: 'teacher' } });
      expect(response.logged).not.toContain('example.com');
    }
    expect(provider.users[0]?.customAttributes).toBe('{"role":"teacher"}');
  });

  it('answers 502 while the identity provider is away', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('fetch failed')));
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 502,
      body: { code: 'identity-unavailable' },
    });
  });

  it('answers 403 for an account that is gone', async () => {
    vi.stubGlobal('fetch', fakeIdentityProvider([]).send);
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 403,
      body: { code: 'account-not-eligible' },
    });
  });
});
