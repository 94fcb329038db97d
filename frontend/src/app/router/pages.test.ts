import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/auth/session.ts';
import { preloadPage } from './pages.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads a page for users ahead unless a visitor asks for it, who is led to the login', async () => {
  const load = vi.fn();
  vi.stubGlobal('preloadPageFiles', load);
  session.set({ status: 'signed-out', deliberate: false });
  await preloadPage('/games');
  await preloadPage('/forgot-password');
  session.set({ status: 'loading' });
  await preloadPage('/games');
  await preloadPage('/no-such-page');
  expect(load.mock.calls.flat()).toEqual(['/login', '/forgot-password', '/games']);
});
