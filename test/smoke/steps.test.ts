import { afterEach, expect, it, vi } from 'vitest';
import { driveSite } from './steps.ts';

const origin = 'https://daftar.school.example';

/** A site whose answers are given by path; the headers are those of every answer. */
function useSite(answers: Record<string, [status: number, body: string]>, headers = {}): void {
  vi.stubGlobal('fetch', (address: string | URL) => {
    const { pathname } = new URL(address);
    const [status, body] = answers[pathname] ?? [404, ''];
    return Promise.resolve(
      new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } }),
    );
  });
}
afterEach(() => vi.unstubAllGlobals());

const session = JSON.stringify({ idToken: 'a', refreshToken: 'b' });
const site = {
  '/': [200, '<!doctype html>'],
  '/config.json': [200, '{"firebase":{"apiKey":"k"}}'],
  '/api/profile/professional': [401, '{}'],
  '/v1/accounts:signInWithPassword': [200, session],
} as const satisfies Record<string, [number, string]>;
const safe = { 'content-security-policy': "default-src 'none'" };
const teacher = { email: 'smoke@school.example', password: 'secret' };
const drive = () => driveSite(origin, (_, act) => act(), teacher);

it('a page without its policy is reported in words', async () => {
  useSite(site);
  await expect(drive()).rejects.toThrow('came without its header Content-Security-Policy');
});

it.each([
  ['is missing', { '/': [404, ''] }, 'was answered with 404'],
  ['is another', { '/': [200, '<html>'] }, 'has another page'],
  ['has no settings', { '/config.json': [200, '<!doctype html>'] }, 'has no settings of a site'],
] satisfies [string, Record<string, [number, string]>, string][])(
  'a site that %s is reported with the address to give',
  async (_, answers, words) => {
    useSite({ ...site, ...answers }, safe);
    await expect(drive()).rejects.toThrow(words);
    await expect(drive()).rejects.toThrow('output Url of daftar-web');
  },
);

it.each(['email-domain-not-allowed', 'email-not-verified'])(
  'an address that may not become a teacher (%s) is reported with what to give instead',
  async (code) => {
    useSite({ ...site, '/api/account/role': [403, JSON.stringify({ code })] }, safe);
    await expect(drive()).rejects.toThrow('in SMOKE_EMAIL and SMOKE_PASSWORD');
  },
);

it('a site that redirects is asked where it leads', async () => {
  useSite({ ...site, '/api/account/role': [503, '{}'] }, safe);
  const asked: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(new URL(address).origin);
    const given = await answer(address);
    if (!String(address).startsWith('http:')) return given;
    return Object.defineProperties(given, {
      redirected: { value: true },
      url: { value: `${origin}/` },
    });
  });
  const http = origin.replace('https', 'http');
  await expect(driveSite(http, (_, act) => act(), teacher)).rejects.toThrow();
  expect(asked.filter((one) => one === http)).toHaveLength(1);
  expect(asked.filter((one) => one === origin).length).toBeGreaterThan(2);
});

it('another refusal is reported with its code', async () => {
  const refused = JSON.stringify({ code: 'identity-unavailable' });
  useSite({ ...site, '/api/account/role': [503, refused] }, safe);
  await expect(drive()).rejects.toThrow('identity-unavailable');
});
