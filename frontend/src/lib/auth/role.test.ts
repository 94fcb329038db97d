import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '../../test-support/stored-user.ts';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { roleOf } from './role.ts';
import { storedToken } from './stored-token.ts';
import { renewToken } from './token.ts';

vi.mock('./token.ts', () => ({ renewToken: vi.fn() }));
vi.mock('../api/client.ts', () => ({ call: vi.fn() }));

const unavailable = new ApiError(503);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockReset().mockResolvedValue({ role: 'teacher' });
  vi.mocked(renewToken)
    .mockReset()
    .mockImplementation(async () => storeUser({ role: 'teacher' }));
  storeUser();
});
afterEach(() => vi.useRealTimers());

/** The role of the stored user, or the error, after all pauses. */
const outcome = async (): Promise<unknown> => {
  const stored = await storedToken();
  if (!stored) throw new Error('nobody is signed in');
  const role = roleOf(stored).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return role;
};

describe('the role of a user', () => {
  it('is taken from the token without a call, even if that has expired', async () => {
    storeUser({ role: 'student' }, { expirationTime: 0 });
    expect(await outcome()).toBe('student');
    expect(call).not.toHaveBeenCalled();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([{}, { role: 'minister' }, { role: 7 }])(
    'is requested if the token has none, and the token is renewed: %j',
    async (claims) => {
      storeUser(claims);
      expect(await outcome()).toBe('teacher');
      expect(renewToken).toHaveBeenCalledOnce();
    },
  );

  it('is “student” at once when the endpoint refuses', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError(403, 'email-domain-not-allowed'));
    expect(await outcome()).toBe('student');
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([unavailable, new ApiError(502, 'identity-unavailable'), new TypeError('no network')])(
    'is requested again after %s',
    async (failure) => {
      vi.mocked(call).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
      expect(await outcome()).toBe('teacher');
      expect(call).toHaveBeenCalledTimes(3);
    },
  );

  it('stays unknown after the last attempt fails, instead of “student”', async () => {
    vi.mocked(call).mockRejectedValue(unavailable);
    expect(await outcome()).toBe(unavailable);
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('is no longer requested when the session has ended', async () => {
    const ended = new SessionEndedError('refused');
    vi.mocked(call).mockRejectedValue(ended);
    expect(await outcome()).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is no longer requested when the user has left', async () => {
    vi.mocked(call).mockImplementation(() => {
      localStorage.clear();
      return Promise.reject(unavailable);
    });
    expect(await outcome()).toBe(unavailable);
    expect(call).toHaveBeenCalledOnce();
  });
});
