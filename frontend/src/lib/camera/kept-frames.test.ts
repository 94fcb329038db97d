import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetFrames } from './forget-frames.ts';
import { framesDatabase } from './frames-database.ts';
import { readFramesMark, usersWithFrames } from './frames-mark.ts';
import { forgetOldFrames, framesOf, type KeptFrame } from './kept-frames.ts';

// jsdom has no IndexedDB.
vi.mock('./frames-database.ts', () => ({
  framesDatabase: { all: vi.fn(), put: vi.fn(), remove: vi.fn(), removeAll: vi.fn() },
}));

const DAY = 24 * 60 * 60 * 1000;
const now = Date.now();
let stored: { uid: string; id: string }[];

beforeEach(() => {
  localStorage.clear();
  stored = [];
  vi.mocked(framesDatabase.all).mockImplementation(async (uid) =>
    stored.filter((frame) => frame.uid === uid),
  );
  vi.mocked(framesDatabase.put).mockImplementation(async (frame) => {
    stored = [...stored.filter(({ id }) => id !== frame.id), frame];
  });
  vi.mocked(framesDatabase.remove).mockImplementation(async (uid, id) => {
    stored = stored.filter((frame) => frame.uid !== uid || frame.id !== id);
  });
  vi.mocked(framesDatabase.removeAll).mockImplementation(async (uid) => {
    stored = stored.filter((frame) => frame.uid !== uid);
  });
});

const frame = (uid: string, id: string, days = 0): KeptFrame<string> => ({
  ...{ uid, id, at: now - days * DAY, photo: new Blob(['jpeg']), about: 'a sheet' },
});
const ids = async (uid: string) => (await framesOf(uid, z.string()).open()).map(({ id }) => id);

it('are each user’s own, the oldest first, with a mark of how many there are', async () => {
  const mine = framesOf('me', z.string());
  await mine.keep(frame('me', 'later'));
  await mine.keep(frame('me', 'first', 2));
  await framesOf('you', z.string()).keep(frame('you', 'other'));
  expect(await ids('me')).toEqual(['first', 'later']);
  expect(readFramesMark('me')).toEqual({ count: 2, since: now - 2 * DAY });
  await mine.remove([frame('me', 'first')]);
  expect(readFramesMark('me')).toEqual({ count: 1, since: now });
  expect(await ids('you')).toEqual(['other']);
});

it('that an older release kept otherwise are not shown', async () => {
  stored = [{ uid: 'me', id: 'old' }, { ...frame('me', 'strange'), about: 7 } as never];
  expect(await ids('me')).toEqual([]);
});

it('are deleted after a week', async () => {
  const mine = framesOf('me', z.string());
  for (const [id, days] of [
    ['old', 7.1],
    ['young', 6.9],
  ] as const)
    await mine.keep(frame('me', id, days));
  await forgetOldFrames('me');
  expect(stored.map(({ id }) => id)).toEqual(['young']);
});

it('leave no trace when their user logs out, and another user’s stay', async () => {
  await framesOf('me', z.string()).keep(frame('me', 'a'));
  await framesOf('you', z.string()).keep(frame('you', 'b'));
  await forgetFrames('me');
  expect(stored.map(({ uid }) => uid)).toEqual(['you']);
  expect(usersWithFrames()).toEqual(['you']);
});

it('are not stored any more if the user logs out while one is on its way, also in another tab', async () => {
  const mine = framesOf('me', z.string());
  await mine.open();
  let arrive = () => {};
  vi.mocked(framesDatabase.put).mockImplementation(async (late) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    stored = [...stored, late];
  });
  const keeping = mine.keep(frame('me', 'late'));
  const otherTab = new BroadcastChannel('daftar.frames.logout');
  otherTab.postMessage('me');
  await vi.waitFor(() => expect(framesDatabase.removeAll).toHaveBeenCalledWith('me'));
  arrive();
  await keeping;
  expect(stored).toEqual([]);
  await mine.keep(frame('me', 'later still'));
  expect(stored).toEqual([]);
  otherTab.close();
});
