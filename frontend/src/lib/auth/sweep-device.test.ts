import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleUser } from '../../test-support/sample-user.ts';
import { writeFramesMark } from '../camera/frames-mark.ts';
import { framesOf } from '../camera/kept-frames.ts';
import { deviceDatabase, resultOf } from '../device-database.ts';
import { keepCopy } from '../offline/copies.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { session } from './session.ts';
import { startSession } from './start-session.ts';
import { sweepDevice } from './sweep-device.ts';

const DAY = 24 * 3_600_000;
const signIn = (uid: string) =>
  session.set({ status: 'signed-in', user: { ...sampleUser, uid }, role: 'teacher' });
/** What is stored, and not what is shown. */
const storedCopies = deviceDatabase({ name: 'daftar-offline', store: 'copies', create: () => {} });
const copies = async (): Promise<unknown[]> => {
  const keys = await storedCopies('readonly', (store) => resultOf(store.getAllKeys()));
  return keys.map((key) => (key as string[])[1]);
};
const storedPhotos = deviceDatabase({
  ...{ name: 'daftar', store: 'frames' },
  create: (database) => database.createObjectStore('frames', { keyPath: ['uid', 'id'] }),
});
const photos = () => storedPhotos('readonly', (store) => resultOf(store.count()));
const keepPhoto = async (uid: string) => {
  await framesOf(uid, z.string()).keep({
    ...{ uid, id: `photo of ${uid}`, at: Date.now(), about: 'a sheet' },
    photo: new Blob(['photo']),
  });
  // The storage of these tests keeps no blobs as such, so that the photo is not counted.
  writeFramesMark(uid, { count: 1, since: Date.now() });
};

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T08:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  sessionBegan();
  signIn('me');
  await keepCopy({ uid: 'me', url: '/classes', body: 1, etag: null });
  await keepPhoto('me');
});
afterEach(() => vi.useRealTimers());

it('what is kept for 7 days is deleted by the next visit of anybody, whatever the page', async () => {
  vi.setSystemTime(Date.now() + 7 * DAY + 1);
  await sweepDevice('me');
  expect(await copies()).toEqual([]);
  expect(await photos()).toBe(0);
});

it('is there for 7 days', async () => {
  vi.setSystemTime(Date.now() + 7 * DAY);
  await sweepDevice('me');
  expect(await copies()).toEqual(['/classes']);
  expect(await photos()).toBe(1);
});

it('is also deleted by a visit in which nobody signs in', async () => {
  vi.setSystemTime(Date.now() + 7 * DAY + 1);
  startSession();
  await expect.poll(copies).toEqual([]);
  await expect.poll(photos).toBe(0);
});

it('copies leave the device when the provider refuses a session', async () => {
  await endSession('error.token');
  await expect.poll(copies).toEqual([]);
});
