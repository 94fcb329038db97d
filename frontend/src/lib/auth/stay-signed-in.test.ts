import { beforeEach, describe, expect, it, vi } from 'vitest';

const renewal = 'https://securetoken.googleapis.com/v1/token?key=k';
const lookup = 'http://localhost:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const refusal = (message: string) => JSON.stringify({ error: { code: 400, message } });

const provider = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', provider);
  const { staySignedInUnlessRefused } = await import('./stay-signed-in.ts');
  staySignedInUnlessRefused();
  staySignedInUnlessRefused();
});

describe.each([renewal, lookup])('an answer to %s', (address) => {
  it.each([
    [503, refusal('The service is currently unavailable.')],
    [500, refusal('INTERNAL_ERROR')],
    [502, '<html>'],
    [429, refusal('RESOURCE_EXHAUSTED')],
    [400, refusal('TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.')],
    [400, '{}'],
  ])('of %d %s counts as a broken connection', async (status, body) => {
    provider.mockResolvedValue(new Response(body, { status }));
    await expect(fetch(address)).rejects.toBeInstanceOf(TypeError);
  });

  it.each([
    'USER_DISABLED',
    'USER_NOT_FOUND',
    'TOKEN_EXPIRED',
    'INVALID_ID_TOKEN',
    'INVALID_REFRESH_TOKEN : the token is of no use',
  ])('of 400 %s is passed on, because the user is rejected', async (message) => {
    provider.mockResolvedValue(new Response(refusal(message), { status: 400 }));
    expect(await (await fetch(address)).text()).toBe(refusal(message));
  });

  it('of 200 is passed on', async () => {
    provider.mockResolvedValue(new Response('{}'));
    expect((await fetch(address)).status).toBe(200);
    expect(provider).toHaveBeenLastCalledWith(address, undefined);
  });
});

it('keeps the client from asking about its stored user while it starts, and only then', async () => {
  const { startUnasked } = await import('./stay-signed-in.ts');
  provider.mockImplementation(async () => new Response('{}'));
  const { signal } = new AbortController();
  await startUnasked(async () => {
    await expect(fetch(lookup)).rejects.toBeInstanceOf(TypeError);
    await expect(fetch(renewal)).rejects.toBeInstanceOf(TypeError);
    // This is the session's own.
    expect((await fetch(renewal, { signal })).status).toBe(200);
    expect((await fetch(signIn)).status).toBe(200);
  });
  await expect(startUnasked(() => fetch(lookup))).rejects.toThrow('asks nothing');
  expect((await fetch(lookup)).status).toBe(200);
});

it('leaves all other requests alone', async () => {
  provider.mockImplementation(async () => new Response('', { status: 503 }));
  expect((await fetch(signIn)).status).toBe(503);
  expect((await fetch('/api/games')).status).toBe(503);
  expect((await fetch(new Request(lookup))).status).toBe(503);
});
