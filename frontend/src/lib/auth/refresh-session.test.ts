import type { User } from '@firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { isCurrent } from './current-user.ts';
import { endSession } from './end-session.ts';
import { refreshSession } from './refresh-session.ts';
import { roleOf } from './role.ts';
import { session } from './session.ts';

vi.mock('./role.ts', () => ({ roleOf: vi.fn() }));
vi.mock('./current-user.ts', () => ({ isCurrent: vi.fn() }));
vi.mock('./end-session.ts', () => ({ endSession: vi.fn() }));

const user = { uid: 'u', email: 'a@b.c', providerData: [] } as unknown as User;
const coded = (code: string) => Object.assign(new Error(code), { code });
const status = () => session.get().status;

beforeEach(() => {
  vi.mocked(roleOf).mockReset().mockResolvedValue('teacher');
  vi.mocked(isCurrent).mockReset().mockResolvedValue(true);
  vi.mocked(endSession).mockReset().mockResolvedValue();
  session.set({ status: 'loading' });
});

describe('refreshing the session', () => {
  it('stores user and role in the session, once for all callers', async () => {
    await Promise.all([refreshSession(user), refreshSession(user)]);
    expect(session.get()).toMatchObject({ status: 'signed-in', role: 'teacher' });
    expect(roleOf).toHaveBeenCalledOnce();
  });

  it.each([
    [new ApiError(500), { id: 'error.status', values: { status: '500' } }],
    [new ApiError(503), { id: 'error.busy' }],
    [new ApiError(502, 'identity-unavailable'), { id: 'error.identity-unavailable' }],
    [new TypeError('no network'), { id: 'error.network' }],
    [coded('auth/network-request-failed'), { id: 'error.network' }],
    [coded('auth/internal-error'), { id: 'error.identity-unavailable' }],
    [coded('auth/too-many-requests'), { id: 'auth.tooManyRequests' }],
  ])('reports %s, and lets the user try again', async (failure, reason) => {
    vi.mocked(roleOf).mockRejectedValueOnce(failure);
    await expect(refreshSession(user)).rejects.toBeInstanceOf(SessionEndedError);
    expect(endSession).not.toHaveBeenCalled();
    const current = session.get();
    if (current.status !== 'unknown') throw new Error(current.status);
    expect(current.reason).toEqual(reason);
    current.retry();
    expect(status()).toBe('loading');
    await expect.poll(status).toBe('signed-in');
  });

  it.each(['auth/user-token-expired', 'auth/user-disabled'])(
    'ends the session on %s',
    async (code) => {
      vi.mocked(roleOf).mockRejectedValue(coded(code));
      await expect(refreshSession(user)).rejects.toBeInstanceOf(SessionEndedError);
      expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token');
    },
  );

  it('adds no message when the session has ended, or the user has left', async () => {
    session.set({ status: 'signed-out', deliberate: false });
    vi.mocked(roleOf).mockRejectedValueOnce(new SessionEndedError('refused'));
    await expect(refreshSession(user)).rejects.toBeInstanceOf(SessionEndedError);
    vi.mocked(isCurrent).mockResolvedValue(false);
    vi.mocked(roleOf).mockRejectedValueOnce(new ApiError(503));
    await expect(refreshSession(user)).rejects.toBeInstanceOf(SessionEndedError);
    expect(status()).toBe('signed-out');
    expect(endSession).not.toHaveBeenCalled();
  });

  it('keeps a known user when a renewal fails', async () => {
    await refreshSession(user);
    const failure = new ApiError(503);
    vi.mocked(roleOf).mockRejectedValue(failure);
    await expect(refreshSession(user)).rejects.toBe(failure);
    expect(status()).toBe('signed-in');
  });
});
