import {
  createUserWithEmailAndPassword,
  getRedirectResult,
  reauthenticateWithCredential,
  sendEmailVerification,
  updateProfile,
} from '@firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUser, userWith } from '../../test-support/stored-user.ts';
import { loadConfig } from '../runtime-config.ts';
import { SessionEndedError } from '../api/api-error.ts';
import { beginSession } from './begin-session.ts';
import { endSession } from './end-session.ts';
import {
  canRedirectToGoogle,
  changePassword,
  finishRedirect,
  identifyByPassword,
  register,
  resendVerification,
  signedInRecently,
} from './identity.ts';
import { forgetUser } from './stored-token.ts';
import { renewToken } from './token.ts';

const client = vi.hoisted((): { user: object | null } => ({ user: { uid: 'me' } }));
vi.mock('@firebase/auth', () => ({
  EmailAuthProvider: { credential: vi.fn() },
  reauthenticateWithCredential: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  getRedirectResult: vi.fn(),
  sendEmailVerification: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock('./firebase.ts', () => ({
  withOtherAuth: (work: (auth: object) => unknown) => work({}),
  firebaseAuth: async () => ({ currentUser: client.user }),
}));
vi.mock('./pop-up.ts', () => ({ popUp: async () => [{}, {}] }));
vi.mock('./begin-session.ts', () => ({ beginSession: vi.fn() }));
vi.mock('./token.ts', () => ({ freshToken: vi.fn(), renewToken: vi.fn() }));
vi.mock('./end-session.ts', () => ({ endSession: vi.fn() }));
vi.mock('../runtime-config.ts', () => ({ loadConfig: vi.fn() }));

const user = { uid: 'u' } as Awaited<ReturnType<typeof createUserWithEmailAndPassword>>['user'];
const failure = new Error('no network');
const coded = (code: string) => Object.assign(new Error(code), { code });
const registered = () => register('Amina', 'amina@example.com', 'secret1');

beforeEach(() => {
  vi.mocked(createUserWithEmailAndPassword)
    .mockReset()
    .mockResolvedValue({ user, providerId: null, operationType: 'signIn' });
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  vi.mocked(sendEmailVerification).mockReset().mockResolvedValue();
});

describe('registering', () => {
  it('names the account and sends the verification mail', async () => {
    expect(await registered()).toBe(true);
    expect(updateProfile).toHaveBeenCalledWith(user, { displayName: 'Amina' });
    expect(sendEmailVerification).toHaveBeenCalledWith(user, {
      url: `${location.origin}/dashboard`,
    });
  });

  it('succeeds once the account exists, with or without a mail', async () => {
    vi.mocked(sendEmailVerification).mockRejectedValue(failure);
    expect(await registered()).toBe(false);
  });

  it('sends the mail although the account could not be named', async () => {
    vi.mocked(updateProfile).mockRejectedValue(failure);
    expect(await registered()).toBe(true);
  });

  it('fails when there is no account', async () => {
    vi.mocked(createUserWithEmailAndPassword).mockRejectedValue(failure);
    await expect(registered()).rejects.toBe(failure);
  });
});

describe('signing in with Google on its own page', () => {
  it.each([
    ['on the site’s own domain', location.host, true],
    ['elsewhere', 'demo.firebaseapp.com', false],
  ])('is possible where the provider’s pages are %s: %s, %s', async (_where, authDomain, can) => {
    vi.mocked(loadConfig).mockResolvedValue({
      apiBase: '/api',
      secondReading: false,
      firebase: { projectId: 'demo', apiKey: 'key', authDomain },
    });
    expect(await canRedirectToGoogle()).toBe(can);
  });

  it('signs in the user who returns', async () => {
    vi.mocked(getRedirectResult).mockResolvedValue({
      user,
      providerId: null,
      operationType: 'signIn',
    });
    await finishRedirect();
    expect(beginSession).toHaveBeenCalledWith(user);
  });

  it('ends when no user returns', async () => {
    vi.mocked(getRedirectResult).mockResolvedValue(null);
    await expect(finishRedirect()).rejects.toMatchObject({
      code: 'auth/redirect-cancelled-by-user',
    });
  });
});

describe('changing an account', () => {
  beforeEach(() => {
    vi.mocked(loadConfig).mockResolvedValue({
      apiBase: '/api',
      secondReading: false,
      firebase: { projectId: 'demo', apiKey: 'key', authDomain: 'demo.firebaseapp.com' },
    });
    vi.mocked(endSession).mockReset().mockResolvedValue();
    localStorage.clear();
  });

  it('knows when the user has confirmed their identity, also where storage is blocked', async () => {
    const auth_time = Date.now() / 1000;
    client.user = { uid: 'u', toJSON: () => userWith({ auth_time }) };
    expect(await signedInRecently()).toBe(false);
    await identifyByPassword('a good password');
    expect(await signedInRecently()).toBe(true);
  });

  it.each([
    ['no longer exists', 'daftar/account-gone', 'error.accountGone'],
    ['is not known by its token any more', 'auth/invalid-refresh-token', 'error.accountGone'],
    ['was logged out elsewhere', 'auth/user-token-expired', 'error.token'],
  ])('says that an account %s, and not that the password is wrong', async (_, code, said) => {
    client.user = { uid: 'u', email: 'a@example.com' };
    vi.mocked(reauthenticateWithCredential).mockRejectedValueOnce(coded('auth/invalid-credential'));
    vi.mocked(renewToken).mockRejectedValueOnce(coded(code));
    await expect(changePassword('a good password', 'a better one')).rejects.toBeInstanceOf(
      SessionEndedError,
    );
    expect(endSession).toHaveBeenCalledExactlyOnceWith(said);
  });

  it.each([
    ['is there', () => Promise.resolve()],
    ['cannot be asked about', () => Promise.reject(new TypeError('no network'))],
  ])('says that the password is wrong when the account %s', async (_, renewal) => {
    client.user = { uid: 'u', email: 'a@example.com' };
    vi.mocked(reauthenticateWithCredential).mockRejectedValueOnce(coded('auth/invalid-credential'));
    vi.mocked(renewToken).mockImplementationOnce(renewal);
    await expect(identifyByPassword('a wrong one')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('ends the session when the client has forgotten a user whom the provider refuses', async () => {
    client.user = null;
    storeUser();
    await expect(resendVerification()).rejects.toThrow('nobody is signed in');
    expect(endSession).not.toHaveBeenCalled();
    forgetUser();
    await expect(resendVerification()).rejects.toThrow('nobody is signed in');
    expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token');
  });
});
