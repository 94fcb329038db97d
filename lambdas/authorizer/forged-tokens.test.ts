import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  firebaseClaims,
  firebaseToken,
  signingKey,
  type SigningKey,
} from '#test/support/firebase-tokens.ts';
import { startKeyServer } from '#test/support/key-server.ts';
import { createAuthorizer } from './create-authorizer.ts';
import { fetchKeySet } from './fetch-key-set.ts';
import { createKeyStore } from './key-store.ts';
import { createTokenVerifier } from './verify-token.ts';

const now = Math.floor(Date.now() / 1000);
const hour = 3600;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const genuine = await signingKey('key-1');
const stranger = await signingKey('key-1');
const foreign = await startKeyServer([{ ...stranger.jwk, kid: 'foreign' }]);
const server = await startKeyServer([genuine.jwk]);
const authorize = createAuthorizer({
  verify: createTokenVerifier({
    projectId: 'demo-daftar',
    now: () => new Date(),
    keyFor: createKeyStore({
      fetchKeys: () => fetchKeySet(server.url),
      now: () => performance.now(),
      onUnavailable: () => undefined,
    }),
  }),
  openRoutes: new Set(['GET /games']),
  onRefused: () => undefined,
});
const call = (authorization?: string) =>
  authorize({
    routeKey: 'GET /games',
    headers: authorization === undefined ? {} : { authorization },
  });

/** Signs any header and payload with Node's own primitives, because a library would reject the forgery. */
const forge = (header: object, claims: object, signature: (input: Buffer) => Buffer) => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(Buffer.from(input)).toString('base64url')}`;
};
const pem = createPublicKey({ key: genuine.jwk, format: 'jwk' }).export({
  type: 'spki',
  format: 'pem',
});
const header = { alg: 'RS256', kid: 'key-1', typ: 'JWT' };
const claims = firebaseClaims(now);
const nodeKey = await (async (key: SigningKey) =>
  createPrivateKey({ key: await exportJWK(key.privateKey), format: 'jwk' }))(genuine);
const rsa = (hash: string) => (input: Buffer) => sign(hash, input, nodeKey);
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const changeClaims = (overrides: Record<string, unknown>) => firebaseToken(genuine, overrides);
const changeHeader = (overrides: Record<string, unknown>) =>
  Promise.resolve(forge({ ...header, ...overrides }, claims, rsa('sha256')));
const nested = async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256');
  return new CompactEncrypt(Buffer.from(await firebaseToken(genuine)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'key-1', cty: 'JWT' })
    .encrypt(publicKey);
};
const part = async (index: number) => (await firebaseToken(genuine)).split('.')[index]!;

const tokens: Record<string, () => Promise<string> | string> = {
  'alg none, empty signature': () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
  'alg none with the kid of a real key': () =>
    forge({ ...header, alg: 'none' }, claims, () => Buffer.from('x')),
  'alg nOnE': () => forge({ ...header, alg: 'nOnE' }, claims, () => Buffer.from('x')),
  'no alg': () => forge({ kid: 'key-1' }, claims, rsa('sha256')),
  'HS256 with the public key (PEM) as the secret': () =>
    forge({ ...header, alg: 'HS256' }, claims, (input) =>
      createHmac('sha256', pem).update(input).digest(),
    ),
  'HS256 with the modulus as the secret': () =>
    forge({ ...header, alg: 'HS256' }, claims, (input) =>
      createHmac('sha256', Buffer.from(genuine.jwk.n!, 'base64url')).update(input).digest(),
    ),
  'HS256 with an empty secret': () =>
    forge({ ...header, alg: 'HS256' }, claims, (input) =>
      createHmac('sha256', '').update(input).digest(),
    ),
  'RS384 by the right key': () => forge({ ...header, alg: 'RS384' }, claims, rsa('sha384')),
  'RS512 by the right key': () => forge({ ...header, alg: 'RS512' }, claims, rsa('sha512')),
  'PS256 by the right key': () =>
    forge({ ...header, alg: 'PS256' }, claims, (input) =>
      sign('sha256', input, { key: nodeKey, padding: 6, saltLength: 32 }),
    ),
  ES256: () => forge({ ...header, alg: 'ES256' }, claims, (input) => sign('sha256', input, ec)),
  'an embedded jwk of its own key': () => firebaseToken(stranger, {}, { jwk: stranger.jwk }),
  'an embedded jwk beside a genuine signature': () => changeHeader({ jwk: genuine.jwk }),
  'a jku of a foreign key server': () =>
    firebaseToken(stranger, {}, { kid: 'foreign', jku: foreign.url.href }),
  'a jku beside a genuine signature': () => changeHeader({ jku: server.url.href }),
  'an x5u': () => firebaseToken(stranger, {}, { x5u: foreign.url.href }),
  'an x5c': () => changeHeader({ x5c: ['MIIB'] }),
  'another key under the same kid': () => firebaseToken(stranger),
  'an unknown kid': () => firebaseToken(stranger, {}, { kid: 'unknown' }),
  'a kid that is a path': () => firebaseToken(stranger, {}, { kid: '../../etc/passwd' }),
  'the kid __proto__': () => changeHeader({ kid: '__proto__' }),
  'no kid': () => forge({ alg: 'RS256', typ: 'JWT' }, claims, rsa('sha256')),
  'an empty kid': () => changeHeader({ kid: '' }),
  'a numeric kid': () => changeHeader({ kid: 1 }),
  'a critical header nobody knows': () => changeHeader({ crit: ['exp'], exp: now }),
  'b64=false': () => changeHeader({ b64: false, crit: ['b64'] }),
  'typ of another kind': () => changeHeader({ typ: 'at+jwt' }),
  'a nested JWE': nested,
  "another project's audience": () => changeClaims({ aud: 'other-project' }),
  "another project's issuer": () =>
    changeClaims({ iss: 'https://securetoken.google.com/other-project' }),
  'another project altogether': () =>
    changeClaims({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
  'an issuer with a slash more': () =>
    changeClaims({ iss: 'https://securetoken.google.com/demo-daftar/' }),
  'an audience in an array': () => changeClaims({ aud: ['demo-daftar'] }),
  'two audiences': () => changeClaims({ aud: ['demo-daftar', 'other'] }),
  'no audience': () => changeClaims({ aud: undefined }),
  'no issuer': () => changeClaims({ iss: undefined }),
  expired: () => changeClaims({ iat: now - 2 * hour, auth_time: now - 2 * hour, exp: now - 1 }),
  'exp ten years ahead': () => changeClaims({ exp: now + 10 * 365 * 24 * hour }),
  'exp two hours ahead': () => changeClaims({ exp: now + 2 * hour }),
  'no exp': () => changeClaims({ exp: undefined }),
  'exp as text': () => changeClaims({ exp: String(now + hour) }),
  'exp infinite': () =>
    forgeJson(
      `{"exp":1e999,"sub":"a","iat":${now},"auth_time":${now},"aud":"demo-daftar","iss":"${claims.iss}"}`,
    ),
  'no iat': () => changeClaims({ iat: undefined }),
  'iat in the future': () => changeClaims({ iat: now + 300, exp: now + hour }),
  'no auth_time': () => changeClaims({ auth_time: undefined }),
  'auth_time in the future': () => changeClaims({ auth_time: now + 300 }),
  'auth_time as text': () => changeClaims({ auth_time: String(now) }),
  'nbf in the future': () => changeClaims({ nbf: now + 300 }),
  'no sub': () => changeClaims({ sub: undefined }),
  'an empty sub': () => changeClaims({ sub: '' }),
  'a numeric sub': () => changeClaims({ sub: 42 }),
  'a sub of 200 characters': () => changeClaims({ sub: 'a'.repeat(200) }),
  'a sub with a path': () => changeClaims({ sub: '../teacher-1' }),
  'a sub with a null byte': () => changeClaims({ sub: 'teacher-1\0' }),
  'a payload that is not an object': () => forgeJson('["demo-daftar"]'),
  'a payload that is not JSON': () => forgeJson('{"sub":'),
  'a tampered payload': async () =>
    `${await part(0)}.${encode({ ...claims, sub: 'someone-else' })}.${await part(2)}`,
  'a tampered header': async () =>
    `${encode({ ...header, kid: 'key-1', typ: undefined })}.${await part(1)}.${await part(2)}`,
  'a truncated signature': async () => (await firebaseToken(genuine)).slice(0, -20),
  'no signature': async () => `${await part(0)}.${await part(1)}.`,
  'two parts': async () => `${await part(0)}.${await part(1)}`,
  'four parts': async () => `${await firebaseToken(genuine)}.e30`,
  'not base64url': async () => `${await part(0)}.${await part(1)}.++//==`,
  'a null byte at its end': async () => `${await firebaseToken(genuine)}\0`,
  'a line break at its end': async () => `${await firebaseToken(genuine)}\n`,
  'a token of 1 MB': () => changeClaims({ name: 'x'.repeat(1_000_000) }),
  'nothing but dots': () => '..',
};

const forgeJson = (payload: string) => {
  const input = `${encode(header)}.${Buffer.from(payload).toString('base64url')}`;
  return `${input}.${rsa('sha256')(Buffer.from(input)).toString('base64url')}`;
};

const headers: Record<string, (token: string) => string | undefined> = {
  'no header': () => undefined,
  'an empty header': () => '',
  'the scheme alone': () => 'Bearer ',
  'no scheme': (token) => token,
  'another scheme': (token) => `Basic ${token}`,
  'the scheme in lower case': (token) => `bearer ${token}`,
  'two spaces': (token) => `Bearer  ${token}`,
  'two tokens': (token) => `Bearer ${token} ${token}`,
  'two headers, joined': (token) => `Bearer ${token},Bearer ${token}`,
};

describe('the authorizer', () => {
  beforeAll(async () => {
    const sources = [
      await firebaseToken(genuine),
      await changeHeader({}),
      forgeJson(JSON.stringify(claims)),
    ];
    for (const token of sources) {
      const result = await call(`Bearer ${token}`);
      expect(result, 'what the forgeries are made from is valid').toMatchObject({
        isAuthorized: true,
      });
    }
  });
  afterAll(async () => {
    expect(foreign.requests, 'no address in a token was followed').toBe(0);
    await Promise.all([server.close(), foreign.close()]);
  });

  it.each(Object.keys(tokens))('refuses %s', async (kind) => {
    const token = await tokens[kind]!();
    await expect(call(`Bearer ${token}`)).resolves.toEqual({ isAuthorized: false });
  });

  it.each(Object.keys(headers))('refuses a genuine token with %s', async (kind) => {
    const token = await firebaseToken(genuine);
    await expect(call(headers[kind]!(token))).resolves.toEqual({ isAuthorized: false });
  });

  it('does not ask the key server for every unknown key id', async () => {
    const before = server.requests;
    for (let index = 0; index < 50; index++) {
      await call(`Bearer ${await firebaseToken(stranger, {}, { kid: `kid-${index}` })}`);
    }
    expect(server.requests - before).toBeLessThanOrEqual(5);
  });
});
