import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idToken, storeUser, USER_KEY, userWith } from '../../test-support/stored-user.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { forgetAllUnsentForms } from '../forms/unsent-forms.ts';
import { nextTask } from '../next-task.ts';
import { loadConfig } from '../runtime-config.ts';
import { deviceKey } from '../settings/device-storage.ts';
import { beginSession, resumeSession } from './begin-session.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { refreshSession } from './refresh-session.ts';
import { session } from './session.ts';
import { alsoForget, forgetUser, keepRenewed, storedToken } from './stored-token.ts';
import { freshToken, renewToken } from './token.ts';

vi.mock('../../i18n/load-messages.ts', () => ({ loadMessages: vi.fn(async () => undefined) }));
vi.mock('./token.ts', () => ({ freshToken: vi.fn(), renewToken: vi.fn() }));

vi.mock('./end-session.ts', () => ({ endSession: vi.fn(), sessionBegan: vi.fn() }));
vi.mock('./refresh-session.ts', () => ({ refreshSession: vi.fn() }));

const status = () => session.get().status;
const coded = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  alsoForget(async () => undefined);
  vi.mocked(endSession).mockReset().mockResolvedValue();
  vi.mocked(refreshSession).mockReset().mockResolvedValue();
  vi.mocked(freshToken).mockReset().mockResolvedValue('token');
  vi.mocked(renewToken).mockReset().mockResolvedValue();
  vi.mocked(sessionBegan).mockReset();
  session.set({ status: 'loading' });
});

describe('beginning a session', () => {
  it('lets the stored user enter', async () => {
    storeUser();
    await beginSession();
    expect(sessionBegan).toHaveBeenCalledOnce();
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('ends the session, without a message, when no user is stored any more', async () => {
    await beginSession();
    expect(session.get()).toEqual({ status: 'signed-out', deliberate: false });
    expect(endSession).not.toHaveBeenCalled();
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it('ends nothing of somebody who signs in in another tab while the messages come', async () => {
    vi.mocked(loadMessages).mockImplementationOnce(async () => {
      await nextTask();
      storeUser();
    });
    await beginSession();
    expect(refreshSession).toHaveBeenCalledOnce();
    expect((await storedToken())?.claims.sub).toBe('u');
  });

  it('has the user whom the device cannot store, while the page is open', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await beginSession({ toJSON: userWith });
    expect(refreshSession).toHaveBeenCalledOnce();
    expect((await storedToken())?.claims.sub).toBe('u');
    forgetUser();
    expect(await storedToken()).toBeUndefined();
    blocked.mockRestore();
  });

  it('forgets a user whom another tab’s has replaced where this tab could not store them', async () => {
    const full = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    await beginSession({ toJSON: userWith });
    full.mockRestore();
    storeUser({ sub: 'colleague' });
    expect((await storedToken())?.claims.sub).toBe('colleague');
    localStorage.clear();
    expect(await storedToken()).toBeUndefined();
  });

  it('removes a stored user who is nonsense, with which the identity client could sign nobody in', async () => {
    localStorage.setItem(USER_KEY, '{');
    await beginSession();
    expect(localStorage).toHaveLength(0);
  });

  it('has the identity client forget who has left in another tab: it stores again whom it asks about', async () => {
    const forget = vi.fn(async () => undefined);
    alsoForget(forget);
    await beginSession();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('forgets this tab’s user of a shared device when another tab says that it is none', async () => {
    localStorage.setItem('sharedDevice', 'true');
    storeUser();
    localStorage.setItem('sharedDevice', 'false');
    storeUser({ sub: 'colleague' });
    await beginSession();
    localStorage.setItem('sharedDevice', 'true');
    expect(await storedToken()).toBeUndefined();
  });

  it('follows a token that this tab has renewed, as other tabs do', async () => {
    storeUser();
    await beginSession();
    const stored = await storedToken();
    if (!stored) throw new Error('nobody is stored');
    await keepRenewed(stored, { ...stored, accessToken: idToken({ role: 'teacher' }) });
    await expect.poll(() => vi.mocked(refreshSession).mock.calls).toHaveLength(2);
  });

  it.each([
    ['this user', 'u', 'signed-out'],
    ['another user', 'colleague', 'loading'],
  ])('ends it on a shared device when %s logs out in another tab', async (_who, uid, ends) => {
    localStorage.setItem('sharedDevice', 'true');
    storeUser();
    await beginSession();
    sessionStorage.setItem(deviceKey('u', 'spinner'), '[]');
    forgetAllUnsentForms(uid);
    await expect.poll(status).toBe(ends);
    await expect.poll(() => sessionStorage).toHaveLength(ends === 'loading' ? 2 : 0);
  });
});

describe('resuming a session', () => {
  it('needs no network', async () => {
    storeUser({ email_verified: true });
    vi.mocked(freshToken).mockRejectedValue(new TypeError('no network'));
    await resumeSession();
    expect(renewToken).not.toHaveBeenCalled();
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('ends nothing when the host’s settings cannot be loaded', async () => {
    storeUser({ email_verified: false });
    vi.mocked(loadConfig).mockRejectedValueOnce(new TypeError('no network'));
    await expect(resumeSession()).rejects.toThrow('no network');
    expect(endSession).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  it('asks whether an address has been verified since', async () => {
    storeUser({ email_verified: false });
    await resumeSession();
    expect(renewToken).toHaveBeenCalledOnce();
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('begins it without that answer when there is no network', async () => {
    storeUser({ email_verified: false });
    vi.mocked(renewToken).mockRejectedValue(new TypeError('no network'));
    await resumeSession();
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('ends nothing of a colleague who has signed in before the provider refuses the user', async () => {
    storeUser({ email_verified: false });
    vi.mocked(renewToken).mockImplementation(() => {
      storeUser({ sub: 'colleague' });
      return Promise.reject(coded('auth/user-disabled'));
    });
    await resumeSession();
    expect(endSession).not.toHaveBeenCalled();
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('ends when the provider no longer accepts the user', async () => {
    storeUser({ email_verified: false });
    vi.mocked(renewToken).mockRejectedValue(coded('auth/user-disabled'));
    await resumeSession();
    expect(endSession).toHaveBeenCalledExactlyOnceWith('error.token');
    expect(refreshSession).not.toHaveBeenCalled();
  });
});
