import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixture, secretArn } from '../aws-gateway/aws-gateway.fixture.ts';
import { openSecrets } from './secrets.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  path = join(folder, 'data', 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true }));
const spec = { name: 'identity', arn: secretArn };

describe('secrets', () => {
  it('are found by name, by ARN, or by the ARN without its suffix', async () => {
    const door = await openFixture();
    const client = new SecretsManagerClient(door.client);
    for (const SecretId of ['identity', secretArn, secretArn.slice(0, -7)])
      expect(await client.send(new GetSecretValueCommand({ SecretId }))).toMatchObject({
        ARN: secretArn,
        Name: 'identity',
        SecretString: '{"private_key":"…"}',
        VersionStages: ['AWSCURRENT'],
      });
    const absent = new GetSecretValueCommand({ SecretId: 'absent' });
    await expect(client.send(absent)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await door.close();
  });

  it('are made once and kept, readable by their owner only', async () => {
    const first = await openSecrets(path);
    await first.ensure(spec, () => Promise.resolve('first'));
    const again = await openSecrets(path);
    await again.ensure(spec, () => 'second');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject([{ value: 'first' }]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('reject a file that does not contain them', async () => {
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{');
    await expect(openSecrets(broken)).rejects.toThrow('npm run reset');
  });
});
