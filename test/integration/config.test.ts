import { describe, expect, inject, it } from 'vitest';
import { getProfile } from '#shared/contracts/profile.ts';
import type { Mail } from '#infra/local/auth/mailbox.ts';
import { connect } from '../support/connect.ts';

const { url, authUrl, awsUrl } = inject('platform');
const { accounts, send } = connect(inject('platform'));
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers });

describe('/config.json', () => {
  it('tells the browser all addresses, and is never cached', async () => {
    const response = await get('/config.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      apiBase: '/api',
      firebase: {
        projectId: 'demo-daftar',
        apiKey: expect.any(String) as string,
        authDomain: expect.any(String) as string,
        authEmulatorUrl: authUrl,
      },
      secondReading: false,
    });
  });
});

describe('the headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
  const policyOf = (headers: Headers) =>
    new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources];
      }),
    );

  it.each(['/', '/login', '/config.json', '/assets/none.js', '/covers/arabesque.jpg'])(
    'of %s protect the page',
    async (path) => {
      const { headers } = await get(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...everywhere,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringMatching(/camera=\(self\), microphone=\(\)/) as string,
      });
      const policy = policyOf(headers);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|(?<!\S)\*/);
      // What the page must reach: its own API, the identity provider, the uploads' presigned addresses.
      expect(policy.get('connect-src')).toEqual(
        expect.arrayContaining(["'self'", authUrl, awsUrl]),
      );
      // Also the picture of the marks, which is presigned too.
      expect(policy.get('img-src')).toEqual(expect.arrayContaining(["'self'", awsUrl]));
    },
  );

  it('of the API prevent it from being shown as a page', async () => {
    const { headers } = await send(getProfile);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it.each([
    ['GET', getProfile.path, 401],
    ['GET', '/none', 404],
    ['HEAD', getProfile.path, 404],
    ['OPTIONS', getProfile.path, 404],
  ])('of API Gateway’s own answer to %s %s prevent caching', async (method, path, status) => {
    const response = await fetch(`${url}/api${path}`, { method });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('of a handler’s answer are not changed', async () => {
    const { token } = await accounts.newTeacher();
    const { headers } = await send(getProfile, { token });
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('the site', () => {
  it('answers every page of the application with the same document', async () => {
    const home = await (await get('/')).text();
    expect(home).toMatch(/^<!doctype html>/i);
    for (const path of ['/login', '/notebooks', '/no/such/page', '/index.html', '/?a=b']) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toBe(home);
    }
  });

  it('does not answer a missing file or an unknown endpoint with a page', async () => {
    for (const path of ['/assets/none.js', '/none.png', '/covers/none.jpg', '/api/none']) {
      const response = await get(path);
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('content-type'), path).not.toContain('text/html');
    }
  });

  it('serves compressed assets to keep for ever, and pages to check again', async () => {
    const home = await get('/');
    expect(home.headers.get('cache-control')).toBe('no-cache');
    const unchanged = await get('/', { 'if-none-match': home.headers.get('etag') ?? '' });
    expect(unchanged.status).toBe(304);
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await home.text()) ?? [];
    const asset = await get(script ?? '', { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toMatch(/^text\/javascript\b/);
    const code = await asset.text();
    for (const [accepted, encoding] of [
      ['identity', null],
      ['gzip', 'gzip'],
    ] as const) {
      const plain = await get(script ?? '', { 'accept-encoding': accepted });
      expect(plain.headers.get('content-encoding')).toBe(encoding);
      expect(await plain.text()).toBe(code);
    }
  });
});

describe('/__local/mail', () => {
  const readMails = async () => (await (await get('/__local/mail.json')).json()) as Mail[];

  it('lists the mails that would have been sent, newest first, with working links', async () => {
    const account = await accounts.signUp();
    await accounts.callProvider('sendOobCode', {
      requestType: 'VERIFY_EMAIL',
      idToken: account.token,
    });
    await accounts.callProvider('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: account.email,
    });
    const mails = (await readMails()).filter(({ to }) => to === account.email);
    expect(mails).toMatchObject([
      { kind: 'reset-password', pending: true },
      { kind: 'verify-email', pending: true },
    ]);
    const page = await (await get('/__local/mail')).text();
    expect(page).toContain(account.email);

    expect((await fetch(mails[1]!.link)).status).toBe(200);
    const after = (await readMails()).filter(({ to }) => to === account.email);
    expect(after.map(({ pending }) => pending)).toEqual([true, false]);
    const { token } = await accounts.refresh(account);
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims['email_verified']).toBe(true);
  });

  it('cannot load or run anything', async () => {
    const page = await (await get('/__local/mail')).text();
    expect(page).toContain(`content="default-src 'none';`);
  });
});
