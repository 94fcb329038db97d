import type { User } from '@firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, SessionEndedError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { isCurrent } from './current-user.ts';
import { roleOf } from './role.ts';

vi.unmock('./token.ts');
vi.mock('./firebase.ts', () => ({ firebaseAuth: vi.fn() }));
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

describe('the role of a user', () => {
  it('is taken from the token without a call', async () => {
    expect(await outcome(userWith('student'))).toBe('student');
    expect(call).not.toHaveBeenCalled();
  });

  describe('without a network', () => {
    const noNetwork = Object.assign(new Error('no network'), {
      code: 'auth/network-request-failed',
    });
    const offline = (accessToken: string, error: Error = noNetwork) => {
      const stsTokenManager = { accessToken, expirationTime: 0 };
      const toJSON = () => ({ stsTokenManager });
      return { uid: 'u', toJSON, getIdTokenResult: () => Promise.reject(error) } as unknown as User;
    };
    const token = (claims: object) =>
      `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

    it('is the one in the expired token that the device has stored', async () => {
      expect(await outcome(offline(token({ role: 'teacher', name: '???>>>' })))).toBe('teacher');
    });

    it('is that one too when the provider does not answer in time', async () => {
      const user = offline(token({ role: 'teacher' }));
      user.getIdTokenResult = () => new Promise(() => undefined);
      expect(await outcome(user)).toBe('teacher');
    });

    it.each(['', 'a.b.c', token({}), token({ role: 'minister' })])(
      'is unknown if that token does not have it: %s',
      async (stored) => {
        expect(await outcome(offline(stored))).toBe(noNetwork);
      },
    );

    it('is not taken from it when the provider refuses the user', async () => {
      const refused = Object.assign(new Error('refused'), { code: 'auth/user-disabled' });
      expect(await outcome(offline(token({ role: 'teacher' }), refused))).toBe(refused);
    });
  });

  it('is requested, and the token is renewed', async () => {
    expect(await outcome(newcomer)).toBe('teacher');
  });

  it('is “student” at once when the endpoint refuses', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError(403, 'email-domain-not-allowed'));
    expect(await outcome(newcomer)).toBe('student');
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([unavailable, new ApiError(502, 'identity-unavailable'), new TypeError('no network')])(
    'is requested again after %s',
    async (failure) => {
      vi.mocked(call).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
      expect(await outcome(newcomer)).toBe('teacher');
      expect(call).toHaveBeenCalledTimes(3);
    },
  );

  it('stays unknown after the last attempt fails, instead of “student”', async () => {
    vi.mocked(call).mockRejectedValue(unavailable);
    expect(await outcome(newcomer)).toBe(unavailable);
    expect(call).toHaveBeenCalledTimes(4);
  });

  it('is no longer requested when the session has ended', async () => {
    const ended = new SessionEndedError('refused');
    vi.mocked(call).mockRejectedValue(ended);
    expect(await outcome(newcomer)).toBe(ended);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is no longer requested when the user has left', async () => {
    vi.mocked(call).mockRejectedValue(unavailable);
    vi.mocked(isCurrent).mockResolvedValue(false);
    expect(await outcome(newcomer)).toBe(unavailable);
    expect(call).toHaveBeenCalledOnce();
  });
});
