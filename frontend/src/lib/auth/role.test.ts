import type { User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { isCurrent } from './current-user.ts';
import { roleOf } from './role.ts';

vi.mock('../api/client.ts', () => ({ call: vi.fn() }));
vi.mock('./current-user.ts', () => ({ isCurrent: vi.fn() }));

const unavailable = new ApiError(503);

/** A user whose token has these roles before and after it is renewed. */
const userWith = (before?: string, after?: string) => {
  const getIdTokenResult = async (renewed = false) => ({
    claims: { role: renewed ? after : before },
  });
  return { uid: 'u', getIdTokenResult } as unknown as User;
};
const newcomer = userWith(undefined, 'teacher');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockReset().mockResolvedValue({ role: 'teacher' });
  vi.mocked(isCurrent).mockReset().mockResolvedValue(true);
});
afterEach(() => vi.useRealTimers());

/** The role or the error, after all pauses. */
const outcome = async (user: User): Promise<unknown> => {
  const role = roleOf(user).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return role;
};

describe('roleOf', () => {
  it('asks nobody when the token says it', async () => {
    expect(await outcome(userWith('student'))).toBe('student');
    expect(call).not.toHaveBeenCalled();
  });

  it('asks for a role and renews the token', async () => {
    expect(await outcome(newcomer)).toBe('teacher');
  });

  it('makes a student of whom the endpoint refuses, at once', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError(403, 'email-domain-not-allowed'));
    expect(await outcome(newcomer)).toBe('student');
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([unavailable, new ApiError(502, 'identity-unavailable'), new TypeError('no network')])(
    'tries again after %s',
    async (failure) => {
      vi.mocked(call).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
      expect(await outcome(newcomer)).toBe('teacher');
      expect(call).toHaveBeenCalledTimes(3);
    },
  );

  it('gives up in the end, and makes nobody a student', async () => {
    vi.mocked(call).mockRejectedValue(unavailable);
    expect(await outcome(newcomer)).toBe(unavailable);
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('stops when the session has ended', async () => {
    const ended = new SessionEndedError('refused');
    vi.mocked(call).mockRejectedValue(ended);
    expect(await outcome(newcomer)).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
  });

  it('stops when the user has left meanwhile', async () => {
    vi.mocked(call).mockRejectedValue(unavailable);
    vi.mocked(isCurrent).mockResolvedValue(false);
    expect(await outcome(newcomer)).toBe(unavailable);
    expect(call).toHaveBeenCalledOnce();
  });
});
