import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { useMockClient } from './mock-client.ts';
import { beforeEach, vi } from 'vitest';
import { fakeIdentityProvider, serviceAccountJson, type FakeUser } from './identity-provider.ts';

/** An identity provider with these users for each test of a file, and its key in Secrets Manager. */
export function useIdentityProvider(users: () => FakeUser[]) {
  const secrets = useMockClient(SecretsManagerClient);
  const current = { provider: fakeIdentityProvider([]) };
  beforeEach(() => {
    secrets.reset();
    secrets
      .on(GetSecretValueCommand, { SecretId: 'identity-secret' })
      .resolves({ SecretString: serviceAccountJson });
    current.provider = fakeIdentityProvider(users());
    // The token of the previous test is still cached, and is valid here, too.
    current.provider.validToken = 'token-1';
    vi.stubGlobal('fetch', current.provider.send);
  });
  return current;
}
