import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from '../../test-support/stored-user.ts';
import { notifications } from '../notifications/notifications.ts';
import { readSetting } from '../settings/local-settings.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { session } from './session.ts';
import type * as StoredTokens from './stored-token.ts';
import { forgetUser, storedToken } from './stored-token.ts';

vi.mock('./stored-token.ts', () => ({ forgetUser: vi.fn(), storedToken: vi.fn() }));

const serial = () => notifications.get()?.serial ?? 0;

beforeEach(() => {
  vi.mocked(forgetUser).mockReset();
  vi.mocked(storedToken).mockReset().mockResolvedValue(undefined);
  sessionBegan();
});

it('logs out and says why', async () => {
  session.set({ status: 'loading' });
  await endSession('error.authentication');
  expect(forgetUser).toHaveBeenCalledOnce();
  expect(session.get()).toEqual({ status: 'signed-out', deliberate: false });
  expect(notifications.get()?.text.id).toBe('error.authentication');
});

it.each([
  ['error.authentication', 'authentication'],
  ['error.token', 'token'],
  ['error.accountGone', 'accountGone'],
] as const)('keeps why for the login page until the next login: %s', async (said, kept) => {
  await endSession(said);
  expect(readSetting('sessionEnd')).toBe(kept);
  sessionBegan();
  expect(readSetting('sessionEnd')).toBeUndefined();
});

it('shows the message once per session, however many calls are rejected', async () => {
  const before = serial();
  await Promise.all([endSession('error.authentication'), endSession('error.authentication')]);
  await endSession('error.token');
  expect(serial()).toBe(before + 1);
  sessionBegan();
  await endSession('error.token');
  expect(serial()).toBe(before + 2);
});

describe('a late refusal', () => {
  const signIn = (uid: string) =>
    session.set({
      status: 'signed-in',
      role: 'teacher',
      user: {
        uid,
        email: undefined,
        displayName: undefined,
        photoUrl: undefined,
        emailVerified: true,
        provider: 'password',
      },
    });
  const stores = async (claims?: object) => {
    localStorage.clear();
    if (claims) storeUser(claims);
    const { storedToken: read } = await vi.importActual<typeof StoredTokens>('./stored-token.ts');
    vi.mocked(storedToken).mockImplementation(read);
  };

  it('ends the session of its user, whether or not the device still has them', async () => {
    signIn('u');
    await stores({});
    await endSession('error.token', 'u');
    expect(session.get().status).toBe('signed-out');
    sessionBegan();
    signIn('u');
    await stores();
    await endSession('error.token', 'u');
    expect(session.get().status).toBe('signed-out');
  });

  it('does not end a colleague’s who has signed in since, here or in another tab', async () => {
    await stores({ sub: 'colleague' });
    for (const uid of ['colleague', 'u']) {
      signIn(uid);
      await endSession('error.token', 'u');
      expect(session.get().status).toBe('signed-in');
    }
    expect(forgetUser).not.toHaveBeenCalled();
  });

  it('tells nothing to a user who has logged out since', async () => {
    const before = serial();
    await stores();
    session.set({ status: 'signed-out', deliberate: true });
    await endSession('error.token', 'u');
    expect(session.get()).toEqual({ status: 'signed-out', deliberate: true });
    expect(serial()).toBe(before);
  });
});
