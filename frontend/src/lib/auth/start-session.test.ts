import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { startSession } from './start-session.ts';
import { watchSession } from './watch-session.ts';

vi.mock('./watch-session.ts', () => ({ watchSession: vi.fn() }));

const KEY = 'firebase:authUser:key:[DEFAULT]';
const status = () => session.get().status;
const stored = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeAll(() => {
  localStorage.clear();
  startSession();
});
beforeEach(() => {
  localStorage.clear();
  vi.mocked(watchSession).mockReset().mockResolvedValue();
});

it('signs a visitor out at once, without the identity client', () => {
  expect(session.get()).toEqual({ status: 'signed-out', deliberate: false });
  expect(watchSession).not.toHaveBeenCalled();
});

it('notices that another tab has signed in', async () => {
  stored(KEY, '{}');
  await expect.poll(() => vi.mocked(watchSession).mock.calls).toHaveLength(1);
});

it('ignores other storage keys, and a user who signs out', async () => {
  stored('darkMode', 'true');
  stored(KEY, null);
  stored(KEY, '{}');
  await expect.poll(() => vi.mocked(watchSession).mock.calls).toHaveLength(1);
});

it('says when the identity client cannot be loaded, and tries again when the network is back', async () => {
  localStorage.setItem(KEY, '{}');
  vi.mocked(watchSession).mockRejectedValueOnce(new TypeError('no network'));
  startSession();
  await expect.poll(status).toBe('unknown');
  expect(session.get()).toMatchObject({ reason: { id: 'error.network' } });
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('loading');
  await expect.poll(() => vi.mocked(watchSession).mock.calls).toHaveLength(2);
});
