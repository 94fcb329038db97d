import { afterEach, expect, it, vi } from 'vitest';
import { defaultProvider } from './environment-credentials.ts';

afterEach(() => vi.unstubAllEnvs());

it('gives the SDK the credentials that Lambda puts into the environment', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  expect(await defaultProvider()()).toEqual({
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  });
});

it('says when there are no credentials', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  await expect(defaultProvider()()).rejects.toThrow('credentials are missing');
});
