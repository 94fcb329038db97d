import { onAuthStateChanged, signOut, type User } from '@firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllUnsentForms } from '../forms/unsent-forms.ts';
import { deviceKey } from '../settings/device-storage.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { firebaseAuth } from './firebase.ts';
import { refreshSession } from './refresh-session.ts';
import { session } from './session.ts';

vi.mock('@firebase/auth', () => ({ onAuthStateChanged: vi.fn(), signOut: vi.fn() }));
vi.mock('./firebase.ts', () => ({ firebaseAuth: vi.fn() }));
vi.mock('./end-session.ts', () => ({ endSession: vi.fn(), sessionBegan: vi.fn() }));
vi.mock('./refresh-session.ts', () => ({ refreshSession: vi.fn() }));

const KEY = 'firebase:authUser:key:[DEFAULT]';
const user = { uid: 'u' } as User;

/** Starts to watch in a fresh module, as after a page load; the result reports a user as the provider does. */
const watch = async (): Promise<(reported: User | null) => void> => {
  vi.resetModules();
  await (await import('./watch-session.ts')).watchSession();
  const listener = vi.mocked(onAuthStateChanged).mock.lastCall?.[1];
  if (typeof listener !== 'function') throw new Error('nobody listens');
  return listener;
};

beforeEach(() => {
  localStorage.clear();
  const auth = { authStateReady: async () => {} } as Awaited<ReturnType<typeof firebaseAuth>>;
  vi.mocked(firebaseAuth).mockReset().mockResolvedValue(auth);
  vi.mocked(endSession).mockReset().mockResolvedValue();
  vi.mocked(refreshSession).mockReset().mockResolvedValue();
  session.set({ status: 'loading' });
});

describe('watching the session', () => {
  it('begins a session for each user', async () => {
    const report = await watch();
    report(user);
    expect(sessionBegan).toHaveBeenCalled();
    expect(refreshSession).toHaveBeenCalledWith(user);
  });

  it('tells a remembered user that the provider no longer accepts them', async () => {
    localStorage.setItem(KEY, '{}');
    const report = await watch();
    localStorage.removeItem(KEY);
    report(null);
    expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token');
  });

  it('shows no message to a user who leaves later, or to a visitor', async () => {
    localStorage.setItem(KEY, '{}');
    const report = await watch();
    report(user);
    localStorage.removeItem(KEY);
    report(null);
    (await watch())(null);
    expect(endSession).not.toHaveBeenCalled();
  });

  it('can be started again after a failure', async () => {
    vi.resetModules();
    const { watchSession } = await import('./watch-session.ts');
    vi.mocked(firebaseAuth).mockRejectedValueOnce(new TypeError('no network'));
    await expect(watchSession()).rejects.toBeInstanceOf(TypeError);
    await expect(watchSession()).resolves.toBeUndefined();
  });

  it.each([
    ['this user', 'u', 1],
    ['another user', 'colleague', 0],
  ])('ends on a shared device when %s logs out in another tab', async (_who, uid, ends) => {
    localStorage.setItem('sharedDevice', 'true');
    const auth = { authStateReady: async () => {}, currentUser: user };
    vi.mocked(firebaseAuth).mockResolvedValue(auth as Awaited<ReturnType<typeof firebaseAuth>>);
    await watch();
    sessionStorage.setItem(deviceKey('u', 'spinner'), '[]');
    // Its message is the first of two, so it has arrived with the second.
    forgetAllUnsentForms(uid);
    const arrived = new Promise((resolve) => {
      new BroadcastChannel('daftar.draft.logout').addEventListener('message', resolve);
    });
    forgetAllUnsentForms('nobody');
    await arrived;
    expect(signOut).toHaveBeenCalledTimes(ends);
    expect(sessionStorage).toHaveLength(1 - ends);
  });
});
