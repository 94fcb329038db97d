import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from './runtime-config.ts';

vi.unmock('./runtime-config.ts');

afterEach(() => vi.unstubAllGlobals());

const settings = {
  apiBase: '/api',
  firebase: { projectId: 'demo', apiKey: 'key', authDomain: 'demo.example' },
};

it('takes the log-in page of a network for no network, and asks again', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const host = vi.fn(async () => new Response('<html>Log in</html>', { headers }));
  vi.stubGlobal('fetch', host);
  await expect(loadConfig()).rejects.toBeInstanceOf(TypeError);
  host.mockImplementation(async () => Response.json(settings));
  expect(await loadConfig()).toEqual({ ...settings, secondReading: false });
});
