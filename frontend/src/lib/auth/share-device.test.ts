import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { deviceKey, deviceStorage } from '../settings/device-storage.ts';
import { writeSetting } from '../settings/local-settings.ts';
import { keepCopy, readCopy } from '../offline/copies.ts';
import { shareDevice } from './share-device.ts';
import { storedToken } from './stored-token.ts';
import { noteSharedDevice } from './note-shared-device.ts';
import { storeUser } from '../../test-support/stored-user.ts';

const unregister = vi.fn();
const deleteCache = vi.fn();
const copy = { uid: 'me', url: '/classes', body: [1], etag: null };

beforeEach(() => {
  const serviceWorker = { getRegistrations: async () => [{ unregister }] };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  vi.stubGlobal('caches', { keys: async () => ['settings'], delete: deleteCache });
  const user = { uid: 'me', email: undefined, displayName: undefined, photoUrl: undefined };
  session.set({
    status: 'signed-in',
    role: 'teacher',
    user: { ...user, emailVerified: true, provider: 'password' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  writeSetting('sharedDevice', 'false');
});

it('leaves nothing of the user on the device, and keeps nothing from then on', async () => {
  await keepCopy(copy);
  deviceStorage.write(deviceKey('me', 'spinner'), '[]');
  storeUser();
  noteSharedDevice(true);
  expect((await storedToken())?.claims.sub).toBe('u');
  await shareDevice();
  expect(await readCopy('me', '/classes')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['sharedDevice']);
  expect(unregister).toHaveBeenCalledOnce();
  expect(deleteCache).toHaveBeenCalledExactlyOnceWith('settings');
  await keepCopy(copy);
  expect(await readCopy('me', '/classes')).toBeUndefined();
});

it('leaves the user in no place when the tab has no room for them', async () => {
  storeUser();
  const set = Storage.prototype.setItem.bind(localStorage);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    set(key, value);
  });
  noteSharedDevice(true);
  full.mockRestore();
  expect(Object.keys(localStorage)).toEqual(['sharedDevice']);
});

it('takes the session out of the tab when the device is no longer shared', async () => {
  noteSharedDevice(true);
  storeUser();
  noteSharedDevice(false);
  await shareDevice();
  expect(sessionStorage).toHaveLength(0);
  expect((await storedToken())?.claims.sub).toBe('u');
});
