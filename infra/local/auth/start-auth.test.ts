import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importPKCS8, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchKeySet } from '#lambdas/authorizer/fetch-key-set.ts';
import { createKeyStore } from '#lambdas/authorizer/key-store.ts';
import type { Identity } from '#lambdas/authorizer/identity.ts';
import { createTokenVerifier } from '#lambdas/authorizer/verify-token.ts';
import { createAccessTokens } from '#core/identity/access-token.ts';
import { createIdentityAccounts } from '#core/identity/identity-toolkit.ts';
import type { ServiceAccount } from '#core/identity/service-account.ts';
import { projectId } from '#test/support/firebase-tokens.ts';
import {
  callProvider,
  signInWithGoogle,
  signInWithPassword,
  startTestAuth,
} from '#test/support/local-auth.ts';
import { mailPage } from './mail-page.ts';
import type { Auth } from './start-auth.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const email = 'teacher@example.com';
const password = 'daftar-demo';

/** Uses the production code for tokens and accounts with the local provider. */
const verifierFor = (auth: Auth) =>
  createTokenVerifier({
    projectId,
    now: () => new Date(),
    keyFor: createKeyStore({
      fetchKeys: () => fetchKeySet(new URL(auth.jwksUrl)),
      now: () => performance.now(),
      onUnavailable: () => undefined,
    }),
  });
const accountsOf = (auth: Auth) =>
  createIdentityAccounts({
    url: auth.identityToolkitUrl,
    projectId,
    send: fetch,
    now: () => Date.now(),
    accessTokens: createAccessTokens({
      readServiceAccount: () => Promise.resolve(JSON.parse(auth.secretJson) as ServiceAccount),
      send: fetch,
      now: () => Date.now(),
    }),
  });
const tokenOf = (header: string | undefined) => header!.replace('Bearer ', '');

let dataDir: string;
let auth: Auth;
let uid: string;

describe('the local identity provider', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'daftar-auth-'));
    auth = await startTestAuth(dataDir);
    uid = await auth.ensureAccount({ email, password, displayName: 'Demo', role: 'teacher' });
  });
  afterAll(async () => {
    await auth.close();
    await rm(dataDir, { recursive: true });
  });

  it('renews no session after its account changed its address', async () => {
    const address = { email: 'someone-else@example.com', password, returnSecureToken: true };
    const { body } = await callProvider(auth, 'accounts:signUp', address);
    const renew = async (refreshToken: string | undefined) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' };
      const response = await fetch(`${auth.url}/securetoken.googleapis.com/v1/token?key=any`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const renewed = await renew(body['refreshToken']);
    expect(renewed).toMatchObject({ status: 200 });

    const accounts = accountsOf(auth);
    const account = await accounts.findByEmail(address.email);
    await accounts.handOver(account!, { displayName: 'Owner', claims: { role: 'student' } });
    for (const old of [body['refreshToken'], String(renewed.body['refresh_token'])]) {
      expect(await renew(old)).toMatchObject({
        status: 400,
        body: { error: { message: 'TOKEN_EXPIRED' } },
      });
    }
  });

  it('makes the demo account once', async () => {
    await expect(auth.ensureAccount({ email, password: 'other-one' })).resolves.toBe(uid);
    await expect(signInWithPassword(auth, email, password)).resolves.toMatchObject({
      localId: uid,
    });
  });

  describe('reissuing tokens', () => {
    it('signs a token the emulator issued, so that the authorizer accepts it', async () => {
      const start = Math.floor(Date.now() / 1000);
      const { idToken } = await signInWithPassword(auth, email, password);
      const unsigned = `Bearer ${idToken}`;
      const signed = await auth.reissue(unsigned);
      expect(signed, 'again the same, for the cache').toBe(await auth.reissue(unsigned));
      const verify = verifierFor(auth);
      const identity = await verify(tokenOf(signed));
      expect(identity).toEqual({
        uid,
        role: 'teacher',
        email,
        emailVerified: true,
        authTime: expect.any(Number) as number,
        issuedAt: expect.any(Number) as number,
      });
      expect((identity as Identity).authTime).toBeGreaterThanOrEqual(start);
      await expect(verify(idToken)).resolves.toBe('ERR_JOSE_ALG_NOT_ALLOWED');
    });

    it('leaves everything else unchanged', async () => {
      const { idToken } = await signInWithPassword(auth, email, password);
      const [header, payload] = idToken.split('.') as [string, string];
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const written = Buffer.from(JSON.stringify({ ...claims, role: 'owner' })).toString(
        'base64url',
      );
      const signed = await auth.reissue(`Bearer ${idToken}`);
      const headers = [
        undefined,
        '',
        'Bearer ',
        `Bearer ${header}.${written}.`,
        `bearer ${idToken}`,
        `Bearer ${idToken}x`,
        `Basic ${idToken}`,
        signed,
      ];
      for (const value of headers) await expect(auth.reissue(value)).resolves.toBe(value);
    });

    it('signs no token for a disabled account', async () => {
      const created = await callProvider(auth, 'accounts:signUp', {
        email: 'leaver@example.com',
        password,
        returnSecureToken: true,
      });
      const { access_token: token } = (await exchange(await assertion())).body;
      const update = { localId: created.body['localId'], disableUser: true };
      const path = `projects/${projectId}/accounts:update`;
      const headers = { authorization: `Bearer ${token}` };
      await expect(callProvider(auth, path, update, headers)).resolves.toMatchObject({
        status: 200,
      });
      const unsigned = `Bearer ${created.body['idToken']}`;
      await expect(auth.reissue(unsigned)).resolves.toBe(unsigned);
    });
  });

  const assertion = async (claims: object = {}, age = 0) => {
    const account = JSON.parse(auth.secretJson) as ServiceAccount;
    const now = Math.floor(Date.now() / 1000) - age;
    return new SignJWT({
      iss: account.client_email,
      aud: account.token_uri,
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
      iat: now,
      exp: now + 3600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(await importPKCS8(account.private_key, 'RS256'));
  };
  const exchange = async (value: string, grant = GRANT) => {
    const body = new URLSearchParams({ grant_type: grant, assertion: value });
    const response = await fetch(auth.tokenUri, { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  describe('the administration of accounts', () => {
    it('is open to the functions with their service account', async () => {
      const accounts = accountsOf(auth);
      const { body } = await callProvider(auth, 'accounts:signUp', {
        email: 'new@example.com',
        password,
      });
      const localId = body['localId']!;
      await accounts.setClaims(localId, { role: 'teacher' });
      await expect(accounts.find(localId)).resolves.toMatchObject({
        email: 'new@example.com',
        claims: { role: 'teacher' },
      });
      await expect(accounts.find('nobody')).resolves.toBeUndefined();
    });

    it.each(['owner', 'OWNER', 'ya29.anything', 'wrong', ''])(
      'is closed to the credential "%s"',
      async (credential) => {
        const path = `projects/${projectId}/accounts:lookup`;
        const headers = { authorization: `Bearer ${credential}` };
        const answer = await callProvider(auth, path, { email: [email] }, headers);
        expect(answer.status).toBe(401);
        expect(answer.body).not.toHaveProperty('users');
      },
    );

    it('is closed without a credential, also for wiping all accounts', async () => {
      const path = `projects/${projectId}/accounts:lookup`;
      const answer = await callProvider(auth, path, { email: [email] });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toHaveProperty('users');
      const wipe = await fetch(`${auth.url}/emulator/v1/projects/${projectId}/accounts`, {
        method: 'DELETE',
      });
      expect(wipe.status).toBe(401);
    });

    it('gives access tokens only for a valid assertion', async () => {
      await expect(exchange(await assertion())).resolves.toMatchObject({ status: 200 });
      const bad = [
        await assertion({ aud: 'https://oauth2.googleapis.com/token' }),
        await assertion({ iss: 'someone@else' }),
        await assertion({ scope: 'https://www.googleapis.com/auth/drive' }),
        await assertion({ scope: undefined }),
        await assertion({ exp: Math.floor(Date.now() / 1000) + 86_400 }),
        await assertion({}, 7200),
        (await assertion()).slice(0, -4),
        'nonsense',
        '',
      ];
      for (const value of bad) {
        await expect(exchange(value)).resolves.toMatchObject({
          status: 400,
          body: { error: 'invalid_grant' },
        });
      }
      await expect(exchange(await assertion(), 'password')).resolves.toMatchObject({ status: 400 });
    });
  });

  it('answers browsers of any origin', async () => {
    const response = await fetch(`${auth.identityToolkitUrl}/v1/accounts:signUp?key=any`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  });

  it('shows the mails it would have sent, newest first, and asks for the new password', async () => {
    await callProvider(auth, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const { idToken } = await signInWithPassword(auth, email, password);
    await callProvider(auth, 'accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const [verification, reset] = await auth.mails();
    expect(verification).toMatchObject({ kind: 'verify-email', to: email, pending: true });
    expect(reset).toMatchObject({ kind: 'reset-password', to: email });
    const form = await fetch(reset!.link);
    await expect(form.text()).resolves.toContain('name="newPassword"');
    expect(mailPage(await auth.mails())).toContain('Choose a new password');
  });

  it('shows a mail of the platform’s own once it is sent, not when its link is made', async () => {
    const to = 'salma@example.com';
    const link = await accountsOf(auth).makeSignInLink({
      email: to,
      language: 'en',
      continueUrl: 'http://localhost:3000/finish',
    });
    const received = async () => (await auth.mails()).filter((mail) => mail.to === to);
    expect(await received()).toEqual([]);
    const sent = { to, subject: 'Come <in>', text: `Open this:\n\n${link}\n` };
    await auth.deliver(sent);
    await auth.deliver(sent);
    expect(await received()).toMatchObject([
      { ...sent, link, kind: 'email-sign-in', pending: true },
    ]);
    expect(mailPage(await received())).toContain('Come &lt;in&gt;');
    await expect(auth.deliver({ ...sent, text: 'no link' })).rejects.toThrow('no link');
  });

  it('restarts when it is killed, and loses nothing', async () => {
    const before = await signInWithPassword(auth, email, password);
    const google = await signInWithGoogle(auth, 'google@example.com');
    await callProvider(auth, 'accounts:sendOobCode', {
      requestType: 'EMAIL_SIGNIN',
      email: 'invited@example.com',
      continueUrl: 'http://localhost:3000/finish',
      canHandleCodeInApp: true,
    });
    const mails = await auth.mails();
    const signed = await auth.reissue(`Bearer ${before.idToken}`);
    const killed = auth.processId()!;
    process.kill(killed, 'SIGKILL');
    await expect.poll(auth.processId).not.toBe(killed);

    expect(await auth.mails()).toEqual(mails);
    expect(await auth.reissue(`Bearer ${before.idToken}`), 'the same key').toBe(signed);
    await expect(accountsOf(auth).find(uid)).resolves.toMatchObject({
      claims: { role: 'teacher' },
    });
    await expect(signInWithPassword(auth, email, password)).resolves.toMatchObject({
      localId: uid,
    });
    const again = await signInWithGoogle(auth, 'google@example.com');
    expect(again.body['localId']).toBe(google.body['localId']);
    const refreshed = await fetch(`${auth.url}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: before.refreshToken,
      }),
    });
    const { id_token: idToken } = (await refreshed.json()) as { id_token: string };
    await expect(auth.reissue(`Bearer ${idToken}`)).resolves.not.toBe(`Bearer ${idToken}`);
    const oobCode = new URL(mails[0]!.link).searchParams.get('oobCode');
    const invited = await callProvider(auth, 'accounts:signInWithEmailLink', {
      email: 'invited@example.com',
      oobCode,
    });
    expect(invited).toMatchObject({ status: 200, body: { email: 'invited@example.com' } });
    expect((await auth.mails())[0], 'its link is used').toMatchObject({ pending: false });
  });

  it('lets only their owner read accounts and keys', async () => {
    for (const file of ['accounts.json', 'keys.json']) {
      const { mode } = await stat(path.join(dataDir, 'auth', file));
      expect(mode & 0o777).toBe(0o600);
    }
  });
});
