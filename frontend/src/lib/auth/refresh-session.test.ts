import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '../../test-support/stored-user.ts';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { endSession } from './end-session.ts';
import { refreshSession } from './refresh-session.ts';
import { roleOf } from './role.ts';
import { session } from './session.ts';

vi.mock('./role.ts', () => ({ roleOf: vi.fn() }));
vi.mock('./end-session.ts', () => ({ endSession: vi.fn() }));

const coded = (code: string) => Object.assign(new Error(code), { code });
const status = () => session.get().status;
const claims = {
  email: 'a@b.c',
  name: 'أمينة',
  picture: 'https://example.com/a.png',
  email_verified: true,
};

beforeEach(() => {
  vi.mocked(roleOf).mockReset().mockResolvedValue('teacher');
  vi.mocked(endSession).mockReset().mockResolvedValue();
  session.set({ status: 'loading' });
  localStorage.clear();
  storeUser(claims);
});

describe('refreshing the session', () => {
  it('stores user and role in the session, once for all callers', async () => {
    await Promise.all([refreshSession(), refreshSession()]);
    expect(session.get()).toEqual({
      status: 'signed-in',
      role: 'teacher',
      user: {
        uid: 'u',
        email: 'a@b.c',
        displayName: 'أمينة',
        photoUrl: 'https://example.com/a.png',
        emailVerified: true,
        provider: 'password',
      },
    });
    expect(roleOf).toHaveBeenCalledOnce();
  });

  it.each([
    [{}, 'password'],
    [{ email: ['a@b.c'] }, 'password'],
    [{ email: ['a@b.c'], 'google.com': ['1'] }, 'google'],
    [{ 'saml.ministry': ['1'] }, 'school'],
  ])('knows how a user with the identities %j signs in', async (identities, provider) => {
    storeUser({ firebase: { identities, sign_in_provider: 'custom' } });
    await refreshSession();
    expect(session.get()).toMatchObject({ user: { provider } });
  });

  it('renders nothing anew when another tab has only renewed the token', async () => {
    await refreshSession();
    const before = session.get();
    storeUser({ ...claims, iat: 1 });
    await refreshSession();
    expect(session.get()).toBe(before);
    storeUser({ ...claims, email_verified: false });
    await refreshSession();
    expect(session.get()).toMatchObject({ user: { emailVerified: false } });
  });

  it.each([
    [new ApiError(500), { id: 'error.status', values: { status: '500' } }],
    [new ApiError(503), { id: 'error.busy' }],
    [new ApiError(502, 'identity-unavailable'), { id: 'error.identity-unavailable' }],
    [new TypeError('no network'), { id: 'error.network' }],
  ])('reports %s, and lets the user try again', async (failure, reason) => {
    vi.mocked(roleOf).mockRejectedValueOnce(failure);
    await expect(refreshSession()).rejects.toBeInstanceOf(SessionEndedError);
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
      await expect(refreshSession()).rejects.toBeInstanceOf(SessionEndedError);
      expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token');
    },
  );

  it('adds no message when the session has ended, or the user has left', async () => {
    session.set({ status: 'signed-out', deliberate: false });
    vi.mocked(roleOf).mockRejectedValueOnce(new SessionEndedError('refused'));
    await expect(refreshSession()).rejects.toBeInstanceOf(SessionEndedError);
    vi.mocked(roleOf).mockImplementationOnce(() => {
      localStorage.clear();
      return Promise.reject(new ApiError(503));
    });
    await expect(refreshSession()).rejects.toBeInstanceOf(SessionEndedError);
    vi.mocked(roleOf).mockImplementationOnce(() => {
      storeUser({ sub: 'colleague' });
      return Promise.reject(coded('auth/user-disabled'));
    });
    storeUser();
    await expect(refreshSession()).rejects.toBeInstanceOf(SessionEndedError);
    expect(status()).toBe('signed-out');
    expect(endSession).not.toHaveBeenCalled();
  });

  it('takes a role that was changed meanwhile from the newest token, and asks for none again', async () => {
    vi.mocked(roleOf).mockImplementationOnce(async () => {
      // The page's first call renews the token while the session begins.
      storeUser({ ...claims, role: 'teacher' });
      return 'student';
    });
    await refreshSession();
    expect(session.get()).toMatchObject({ role: 'teacher' });
    storeUser({ ...claims, role: 'student' });
    await refreshSession();
    expect(session.get()).toMatchObject({ role: 'student' });
    storeUser(claims);
    await refreshSession();
    expect(session.get()).toMatchObject({ role: 'student' });
    expect(roleOf).toHaveBeenCalledOnce();
  });
});
