import { generateKeyPairSync, sign } from 'node:crypto';
import type { JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  firebaseClaims,
  firebaseToken,
  projectId,
  signingKey,
} from '#test/support/firebase-tokens.ts';
import { startKeyServer } from '#test/support/key-server.ts';
import { fetchKeySet } from './fetch-key-set.ts';
import { createKeyStore } from './key-store.ts';
import { createTokenVerifier } from './verify-token.ts';

const [old, next, last] = await Promise.all(['old', 'next', 'last'].map(signingKey));
let server: Awaited<ReturnType<typeof startKeyServer>>;
let clock: number;
let reported: boolean[];

const createVerifier = () =>
  createTokenVerifier({
    projectId,
    now: () => new Date(),
    keyFor: createKeyStore({
      fetchKeys: () => fetchKeySet(server.url),
      now: () => clock,
      onUnavailable: (_cause, hasKeys) => reported.push(hasKeys),
    }),
  });

describe('the authorizer’s keys', () => {
  beforeEach(async () => {
    server = await startKeyServer([old!.jwk]);
    clock = 0;
    reported = [];
  });
  afterEach(() => server.close());

  it('accept valid tokens before, during and after a rotation', async () => {
    const verify = createVerifier();
    const [byOld, byNext] = await Promise.all([firebaseToken(old!), firebaseToken(next!)]);
    await expect(verify(byOld)).resolves.toMatchObject({ uid: 'teacher-1', role: 'teacher' });

    server.keys = [old!.jwk, next!.jwk];
    await expect(verify(byNext)).resolves.toMatchObject({ uid: 'teacher-1' });
    await expect(verify(byOld)).resolves.toMatchObject({ uid: 'teacher-1' });

    server.keys = [next!.jwk];
    clock += 3_600_000;
    await expect(verify(byNext)).resolves.toMatchObject({ uid: 'teacher-1' });
    await expect(verify(byOld), 'its key was withdrawn').resolves.toBe('ERR_JWKS_NO_MATCHING_KEY');
    expect(server.requests, 'first use, unknown id, expiry, withdrawn id').toBe(4);
  });

  it('remain valid through an outage, and are fetched again afterwards', async () => {
    const verify = createVerifier();
    const token = await firebaseToken(old!);
    await verify(token);

    server.down = true;
    clock += 2 * 3_600_000;
    await expect(verify(token)).resolves.toMatchObject({ uid: 'teacher-1' });
    expect(reported).toEqual([true]);

    server.down = false;
    server.keys = [last!.jwk];
    await expect(verify(await firebaseToken(last!))).resolves.toMatchObject({ uid: 'teacher-1' });
  });

  it.each([
    ['an error', () => (server.status = 503)],
    ['an empty set', () => (server.keys = [])],
    ['keys of other kinds', () => (server.keys = [{ kty: 'oct', k: 'AA', kid: 'old' }])],
  ])('remain when the server answers %s', async (_kind, breakServer) => {
    const verify = createVerifier();
    const token = await firebaseToken(old!);
    await verify(token);
    breakServer();
    clock += 2 * 3_600_000;
    await expect(verify(token)).resolves.toMatchObject({ uid: 'teacher-1' });
    expect(reported).toEqual([true]);
  });

  describe('an unsuitable key in the set', () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const weakJwk: JWK = { ...weak.publicKey.export({ format: 'jwk' }), kid: 'weak' };
    const { n } = old!.jwk;

    it.each<[string, unknown]>([
      ['a weak one', weakJwk],
      ['a weak one with the id of a good one', { ...weakJwk, kid: 'old' }],
      ['one of a kind nobody knows', { kty: 'XYZ', kid: 'odd', alg: 'X256' }],
      [
        'an elliptic one of an unknown curve',
        { kty: 'EC', crv: 'P-0', x: 'AA', y: 'AA', kid: 'odd' },
      ],
      ['one without an id', { ...old!.jwk, kid: undefined }],
      ['one whose modulus is no number', { kty: 'RSA', n: '!!', e: 'AQAB', kid: 'old' }],
      ['one without a modulus', { kty: 'RSA', n: '', e: 'AQAB', kid: 'old' }],
      ['one with the exponent 1', { kty: 'RSA', n, e: 'AQ', kid: 'old' }],
      ['one with an exponent of zero length', { kty: 'RSA', n, e: '', kid: 'old' }],
      ['one of another algorithm', { ...next!.jwk, kid: 'old', alg: 'RS512' }],
      ['one for encryption', { ...next!.jwk, kid: 'old', use: 'enc' }],
      ['nothing at all', null],
    ])('is ignored: %s', async (_name, odd) => {
      server.keys = [old!.jwk, odd as JWK];
      const verify = createVerifier();
      await expect(verify(await firebaseToken(old!))).resolves.toMatchObject({ uid: 'teacher-1' });
    });

    it('verifies nothing: a token signed with it is rejected', async () => {
      server.keys = [old!.jwk, weakJwk];
      const verify = createVerifier();
      const signer = { alg: 'RS256', kid: 'weak', typ: 'JWT' };
      const signed = [signer, firebaseClaims(Math.floor(Date.now() / 1000))]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = sign('RSA-SHA256', Buffer.from(signed), weak.privateKey);
      const token = `${signed}.${signature.toString('base64url')}`;
      await expect(verify(token)).resolves.toBe('ERR_JWKS_NO_MATCHING_KEY');
    });
  });

  it('fail with an error, not a rejection, while none was ever fetched', async () => {
    const verify = createVerifier();
    server.down = true;
    await expect(verify(await firebaseToken(old!))).rejects.toThrow();
    expect(reported).toEqual([false]);
    server.down = false;
    await expect(verify(await firebaseToken(old!))).resolves.toMatchObject({ uid: 'teacher-1' });
  });

  it('are fetched once for many calls, and again only after max-age', async () => {
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
