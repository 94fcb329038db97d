import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { useMockClient } from '#test/support/mock-client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceAccountJson } from '#test/support/identity-provider.ts';
import { readServiceAccount } from './service-account.ts';

const secrets = useMockClient(SecretsManagerClient);
const read = () =>
  readServiceAccount(new SecretsManagerClient({ region: 'eu-west-3' }), 'identity');

describe('reading the service account', () => {
  beforeEach(() => secrets.reset());

  it('takes it from the key file', async () => {
    secrets
      .on(GetSecretValueCommand, { SecretId: 'identity' })
      .resolves({ SecretString: serviceAccountJson });
    await expect(read()).resolves.toMatchObject({ token_uri: 'https://oauth2.example.com/token' });
  });

  it.each(['', 'not JSON: hunter2', '{"client_email":"hunter2"}'])(
    'does not quote a secret of another kind (%j)',
    async (SecretString) => {
      secrets.on(GetSecretValueCommand).resolves({ SecretString });
      const error = await read().catch((cause: unknown) => cause as Error);
      expect(error).toBeInstanceOf(Error);
      expect(String((error as Error).stack)).not.toContain('hunter2');
    },
  );
});
