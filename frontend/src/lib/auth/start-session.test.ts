import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storeUser, USER_KEY } from '../../test-support/stored-user.ts';
import { nextTask } from '../next-task.ts';
import { beginSession, resumeSession } from './begin-session.ts';
import { session } from './session.ts';
import { startSession } from './start-session.ts';

vi.mock('./begin-session.ts', () => ({ beginSession: vi.fn(), resumeSession: vi.fn() }));

const status = () => session.get().status;
const begun = () => vi.mocked(beginSession).mock.calls;
const stored = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeAll(() => {
  localStorage.clear();
  startSession();
});
beforeEach(() => {
  localStorage.clear();
  vi.mocked(beginSession).mockReset().mockResolvedValue();
  vi.mocked(resumeSession).mockReset().mockResolvedValue();
});

it('signs a visitor out at once', () => {
  expect(session.get()).toEqual({ status: 'signed-out', deliberate: false });
  expect(resumeSession).not.toHaveBeenCalled();
});

it('notices that another tab has signed in', async () => {
  stored(USER_KEY, '{}');
  await expect.poll(begun).toHaveLength(1);
});

it('ignores other storage keys, and a visitor’s other tabs', async () => {
  stored('darkMode', 'true');
  stored(USER_KEY, null);
  stored(null, null);
  stored(USER_KEY, '{}');
  await expect.poll(begun).toHaveLength(1);
});

it('notices that another tab has signed out, or that the browser has deleted what it stored', async () => {
  session.set({ status: 'loading' });
  stored(USER_KEY, null);
  await expect.poll(begun).toHaveLength(1);
  stored(null, null);
  await expect.poll(begun).toHaveLength(2);
});

it('asks who is signed in when the browser shows a page again that it had put aside', async () => {
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  session.set({ status: 'signed-out', deliberate: false });
  shown(true);
  session.set({ status: 'loading' });
  shown(false);
  shown(true);
  await expect.poll(begun).toHaveLength(1);
  session.set({ status: 'signed-out', deliberate: false });
  storeUser();
  shown(true);
  await expect.poll(begun).toHaveLength(2);
});

it('says when what a session needs cannot be loaded, and tries again when the network is back', async () => {
  storeUser();
  vi.mocked(resumeSession).mockRejectedValueOnce(new TypeError('no network'));
  startSession();
  await expect.poll(status).toBe('unknown');
  expect(session.get()).toMatchObject({ reason: { id: 'error.network' } });
  window.dispatchEvent(new Event('online'));
  expect(status()).toBe('loading');
  await expect.poll(() => vi.mocked(resumeSession).mock.calls).toHaveLength(2);
});

it('leaves a session alone that has said itself why it did not begin', async () => {
  storeUser();
  const retry = vi.fn();
  const said = { status: 'unknown', reason: { id: 'error.busy' }, retry } as const;
  vi.mocked(resumeSession).mockImplementationOnce(() => {
    session.set(said);
    return Promise.reject(new Error('it did not begin'));
  });
  startSession();
  await expect.poll(status).toBe('unknown');
  await nextTask();
  expect(session.get()).toBe(said);
});
