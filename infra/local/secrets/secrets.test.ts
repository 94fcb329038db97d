import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { openFixture, secretArn } from '#test/support/aws-gateway.ts';

it('finds a secret by its ARN, and no other', async () => {
  const door = await openFixture();
  const client = new SecretsManagerClient(door.client);
  const read = (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }));
  expect(await read(secretArn)).toMatchObject({
    ARN: secretArn,
    SecretString: '{"private_key":"…"}',
    VersionStages: ['AWSCURRENT'],
  });
  await expect(read('absent')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await door.close();
});
