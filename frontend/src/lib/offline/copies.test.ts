import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../auth/session.ts';
import { deviceDatabase, resultOf } from '../device-database.ts';
import { changeCopy, forgetCopies, keepCopy, MADE, readCopy, removeCopy } from './copies.ts';

const DAY = 24 * 3_600_000;
const now = Date.parse('2026-11-27T08:00:00Z');
const copy = (uid: string, url: string, body: unknown = 'body') => ({ uid, url, body, etag: null });

const stored = deviceDatabase({ name: 'daftar-offline', store: 'copies', create: () => {} });
const storedUrls = async (): Promise<string[]> => {
  const keys = await stored('readonly', (copies) => resultOf(copies.getAllKeys()));
  return keys.map((key) => (key as string[])[1]!);
};

const signIn = (uid: string): void =>
  session.set({
    status: 'signed-in',
    role: 'teacher',
    user: {
      ...{ uid, email: undefined, displayName: undefined, photoUrl: undefined },
      ...{ emailVerified: true, provider: 'password' as const },
    },
  });

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await forgetCopies();
  signIn('me');
});
afterEach(() => vi.useRealTimers());

it('are found by their user and address, the newest only', async () => {
  await keepCopy(copy('me', '/classes', [1]));
  await keepCopy({ ...copy('me', '/classes', [1, 2]), etag: '"2"' });
  expect(await readCopy('me', '/classes')).toMatchObject({ body: [1, 2], etag: '"2"', at: now });
  expect(await readCopy('other', '/classes')).toBeUndefined();
  expect(await readCopy('me', '/profile')).toBeUndefined();
});

it('are not kept for a user who has logged out meanwhile', async () => {
  session.set({ status: 'signed-out', deliberate: true });
  await keepCopy(copy('me', '/classes'));
  signIn('other');
  await keepCopy(copy('me', '/profile'));
  expect(await readCopy('me', '/classes')).toBeUndefined();
  expect(await readCopy('me', '/profile')).toBeUndefined();
});

it('stay for 7 days', async () => {
  await keepCopy(copy('me', '/classes'));
  vi.setSystemTime(now + 7 * DAY);
  expect(await readCopy('me', '/classes')).toBeDefined();
  vi.setSystemTime(now + 7 * DAY + 1);
  expect(await readCopy('me', '/classes')).toBeUndefined();
  await keepCopy(copy('me', '/profile'));
  vi.setSystemTime(now);
  expect(await readCopy('me', '/classes')).toBeUndefined();
});

it('are deleted after 7 days by the next visit of any page, although nothing else is kept', async () => {
  await keepCopy(copy('me', '/classes'));
  vi.setSystemTime(now + 1);
  await keepCopy(copy('me', '/profile'));
  vi.setSystemTime(now + 7 * DAY + 1);
  await forgetCopies('me');
  // What is stored, and not what is shown.
  expect(await storedUrls()).toEqual(['/profile']);
});

it('are 200 for each user, without the oldest', async () => {
  for (let index = 0; index <= 200; index += 1) {
    vi.setSystemTime(now + index);
    await keepCopy(copy('me', `/classes/${index}`));
  }
  expect(await readCopy('me', '/classes/0')).toBeUndefined();
  expect(await readCopy('me', '/classes/1')).toBeDefined();
});

it('have the document that was saved last, and what was fetched with it', async () => {
  await keepCopy(copy('me', '/jobs/1', { id: 1, document: { version: 1 } }));
  const save = (body: object) => ({ ...body, document: { version: 2 } });
  await changeCopy('me', '/jobs/1', save);
  await changeCopy('me', '/jobs/2', save);
  expect(await readCopy('me', '/jobs/1')).toMatchObject({
    body: { id: 1, document: { version: 2 } },
  });
  expect(await readCopy('me', '/jobs/2')).toBeUndefined();
});

it('of files that the user has made are not displaced by newer ones, and end like them', async () => {
  await keepCopy(copy('me', `${MADE}folder`));
  for (let index = 1; index <= 203; index += 1) {
    vi.setSystemTime(now + index);
    await keepCopy(copy('me', `/classes/${index}`));
  }
  expect(await readCopy('me', `${MADE}folder`)).toBeDefined();
  expect(await storedUrls()).toHaveLength(200);
  expect(await readCopy('me', '/classes/4')).toBeUndefined();
  expect(await readCopy('me', '/classes/5')).toBeDefined();
  vi.setSystemTime(now + 7 * DAY + 1);
  expect(await readCopy('me', `${MADE}folder`)).toBeUndefined();
});

it('are removed one by one, or for all users but one', async () => {
  await keepCopy(copy('me', '/classes'));
  await keepCopy(copy('me', '/profile'));
  await removeCopy('me', '/classes');
  expect(await readCopy('me', '/classes')).toBeUndefined();
  await forgetCopies('me');
  expect(await readCopy('me', '/profile')).toBeDefined();
  await forgetCopies('other');
  expect(await readCopy('me', '/profile')).toBeUndefined();
});

it('make way for a later release, whose database this one leaves alone', async () => {
  await keepCopy(copy('me', '/classes'));
  const later = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('daftar-offline', 2);
    opening.onsuccess = () => resolve(opening.result);
    opening.onblocked = () => reject(new Error('the earlier release keeps it open'));
  });
  await keepCopy(copy('me', '/profile'));
  expect(await readCopy('me', '/classes')).toBeUndefined();
  expect(later.transaction('copies').objectStore('copies').name).toBe('copies');
  later.close();
  // The later release is gone, and its database with it.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('daftar-offline').onsuccess = resolve;
  });
  await keepCopy(copy('me', '/classes'));
  expect(await readCopy('me', '/classes')).toBeDefined();
});

it('that the device gives up while it stores them are not missed, and nothing is thrown later', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementationOnce(function (
    this: IDBObjectStore,
  ) {
    const request = this.count(['me', '/classes']);
    this.transaction.abort();
    return request;
  });
  const thrown = vi.fn();
  process.on('unhandledRejection', thrown);
  await keepCopy(copy('me', '/classes'));
  await keepCopy(copy('me', '/profile'));
  process.off('unhandledRejection', thrown);
  expect(thrown).not.toHaveBeenCalled();
  expect(await readCopy('me', '/classes')).toBeUndefined();
  expect(await readCopy('me', '/profile')).toBeDefined();
});

it('that the device has no room for, or forbids, are not missed', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepCopy(copy('me', '/classes'));
  full.mockRestore();
  expect(await readCopy('me', '/classes')).toBeUndefined();
  await keepCopy(copy('me', '/classes'));
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('daftar-offline').onsuccess = resolve;
  });
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  await keepCopy(copy('me', '/classes'));
  expect(await readCopy('me', '/classes')).toBeUndefined();
  await removeCopy('me', '/classes');
  await forgetCopies();
  vi.unstubAllGlobals();
});

it('that another release has written in another form count as none', async () => {
  await keepCopy(copy('me', '/classes'));
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('daftar-offline');
    opening.onsuccess = () => resolve(opening.result);
  });
  database
    .transaction('copies', 'readwrite')
    .objectStore('copies')
    .put({ uid: 'me', url: '/classes', packed: true });
  database.close();
  expect(await readCopy('me', '/classes')).toBeUndefined();
});
