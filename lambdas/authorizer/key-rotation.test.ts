import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firebaseToken, projectId, signingKey } from '../../test/support/firebase-tokens.ts';
import { startKeyServer } from '../../test/support/key-server.ts';
import { fetchKeySet } from './fetch-key-set.ts';
import { createKeyStore } from './key-store.ts';
import { createTokenVerifier } from './verify-token.ts';

const [old, next, last] = await Promise.all(['old', 'next', 'last'].map(signingKey));
let server: Awaited<ReturnType<typeof startKeyServer>>;
let clock: number;
let stale: number;

const createVerifier = () =>
  createTokenVerifier({
    projectId,
    now: () => new Date(),
    keyFor: createKeyStore({
      fetchKeys: () => fetchKeySet(server.url),
      now: () => clock,
      onStale: () => (stale += 1),
    }),
  });

describe('key rotation and outages', () => {
  beforeEach(async () => {
    server = await startKeyServer([old!.jwk]);
    clock = 0;
    stale = 0;
  });
  afterEach(() => server.close());

  it('accepts valid tokens before, during and after a rotation', async () => {
    const verify = createVerifier();
    const [byOld, byNext] = await Promise.all([firebaseToken(old!), firebaseToken(next!)]);
    await expect(verify(byOld)).resolves.toMatchObject({ uid: 'teacher-1', role: 'teacher' });

    server.keys = [old!.jwk, next!.jwk];
    await expect(verify(byNext)).resolves.toMatchObject({ uid: 'teacher-1' });
    await expect(verify(byOld)).resolves.toMatchObject({ uid: 'teacher-1' });

    server.keys = [next!.jwk];
    clock += 3_600_000;
    await expect(verify(byNext)).resolves.toMatchObject({ uid: 'teacher-1' });
    await expect(verify(byOld), 'its key was withdrawn').resolves.toBeUndefined();
    expect(server.requests, 'first use, unknown id, expiry, withdrawn id').toBe(4);
  });

  it('serves through an outage with the last good keys and recovers from it', async () => {
    const verify = createVerifier();
    const token = await firebaseToken(old!);
    await verify(token);

    await server.close();
    clock += 2 * 3_600_000;
    await expect(verify(token)).resolves.toMatchObject({ uid: 'teacher-1' });
    expect(stale).toBe(1);

    await server.restart();
    server.keys = [last!.jwk];
    await expect(verify(await firebaseToken(last!))).resolves.toMatchObject({ uid: 'teacher-1' });
  });

  it.each([
    ['an error', () => (server.status = 503)],
    ['an empty set', () => (server.keys = [])],
    ['keys of other kinds', () => (server.keys = [{ kty: 'oct', k: 'AA', kid: 'old' }])],
  ])('keeps the last good keys when the server answers %s', async (_kind, breakServer) => {
    const verify = createVerifier();
    const token = await firebaseToken(old!);
    await verify(token);
    breakServer();
    clock += 2 * 3_600_000;
    await expect(verify(token)).resolves.toMatchObject({ uid: 'teacher-1' });
    expect(stale).toBe(1);
  });

  it('rejects, rather than refuses, while it never had a key', async () => {
    const verify = createVerifier();
    await server.close();
    await expect(verify(await firebaseToken(old!))).rejects.toThrow();
    await server.restart();
    await expect(verify(await firebaseToken(old!))).resolves.toMatchObject({ uid: 'teacher-1' });
  });

  it('fetches once for many callers, and again only when max-age has passed', async () => {
    server.cacheControl = 'public, max-age=600, must-revalidate';
    const verify = createVerifier();
    const token = await firebaseToken(old!);
    await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    clock += 599_000;
    await verify(token);
    expect(server.requests).toBe(1);
    clock += 1_000;
    await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(server.requests).toBe(2);
  });
});
