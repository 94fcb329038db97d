import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeUser, USER_KEY } from '../../test-support/stored-user.ts';
import { unsavedKey } from '../documents/unsaved-copies.ts';
import { unsentFormKey } from '../forms/unsent-forms.ts';
import { loadConfig } from '../runtime-config.ts';
import { deviceKey } from '../settings/device-storage.ts';
import { writeSetting } from '../settings/local-settings.ts';
import { leave } from './leave.ts';
import { session } from './session.ts';
import { alsoForget } from './stored-token.ts';

const mine = deviceKey('u', 'spinner');
const theirs = deviceKey('colleague', 'spinner');
const theirDocument = unsavedKey('colleague', 'marks');

beforeEach(() => {
  localStorage.clear();
  storeUser();
  for (const key of [mine, theirs, unsavedKey('u', 'marks'), theirDocument])
    localStorage.setItem(key, '{}');
  session.set({ status: 'loading' });
});

it('removes the user and what they kept or edited on the device, and nothing of others', async () => {
  await leave();
  expect(session.get()).toEqual({ status: 'signed-out', deliberate: true });
  expect(Object.keys(localStorage).sort()).toEqual([theirs, theirDocument].sort());
});

it('removes this user’s half-filled forms', async () => {
  sessionStorage.setItem(unsentFormKey('u', 'profile'), '{}');
  await leave();
  expect(sessionStorage).toHaveLength(0);
});

it('has the identity client forget the user as well, where it is loaded', async () => {
  const forget = vi.fn(async () => undefined);
  alsoForget(forget);
  await leave();
  expect(forget).toHaveBeenCalledExactlyOnceWith('u');
});

it('does not wait for the identity client, which may be waiting for the network', async () => {
  alsoForget(() => new Promise(() => undefined));
  await leave();
  expect(session.get().status).toBe('signed-out');
});

it('needs no settings of the host', async () => {
  vi.mocked(loadConfig).mockRejectedValueOnce(new TypeError('no network'));
  await leave();
  expect(Object.keys(localStorage).sort()).toEqual([theirs, theirDocument].sort());
});

it('removes a user whom another tab has stored since this device became a shared one, or no longer is', async () => {
  writeSetting('sharedDevice', 'true');
  storeUser();
  writeSetting('sharedDevice', 'false');
  await leave();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps everything when storage is out of order', async () => {
  const broken = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('out of order');
  });
  await expect(leave()).rejects.toThrow('out of order');
  broken.mockRestore();
  expect(localStorage.getItem(mine)).toBe('{}');
  expect(localStorage.getItem(USER_KEY)).not.toBeNull();
  expect(session.get().status).toBe('loading');
});
