import * as z from 'zod/mini';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { framesLogOuts } from './forget-frames.ts';
import { framesDatabase } from './frames-database.ts';
import { writeFramesMark } from './frames-mark.ts';

const storedFrame = z.object({
  uid: z.string(),
  id: z.string(),
  /** When it was taken, in milliseconds since 1970. */
  at: z.number(),
  photo: z.instanceof(Blob),
  /** What is seen in it. */
  about: z.unknown(),
});
type StoredFrame = z.infer<typeof storedFrame>;

/** A frame of the camera that waits on this device until it is sent. */
export interface KeptFrame<About> extends Omit<StoredFrame, 'about'> {
  readonly about: About;
}

/** Frames that the device's storage refused. They last as long as the page, which asks before it is closed. */
const unstored = new Map<string, StoredFrame>();
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
const askIfNeeded = (): void => {
  if (unstored.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
};

/** Users who have logged out in this or another tab: a frame that is on its way must not be stored any more. */
const gone = new Set<string>();

const heldOf = (uid: string): StoredFrame[] =>
  [...unstored.values()].filter((frame) => frame.uid === uid);

const inOrder = (frames: readonly StoredFrame[]): StoredFrame[] =>
  frames.toSorted((a, b) => a.at - b.at);

async function readStored(uid: string): Promise<StoredFrame[]> {
  const stored = await framesDatabase.all(uid).catch(() => []);
  return inOrder(stored.flatMap((one) => z.safeParse(storedFrame, one).data ?? []));
}

async function mark(uid: string): Promise<void> {
  const [first, ...others] = await readStored(uid);
  writeFramesMark(uid, first && { count: 1 + others.length, since: first.at });
}

async function drop(frames: readonly Pick<StoredFrame, 'uid' | 'id'>[]): Promise<void> {
  for (const { uid, id } of frames) {
    unstored.delete(id);
    await framesDatabase.remove(uid, id).catch(() => undefined);
  }
  askIfNeeded();
}

const aged = z.pick(storedFrame, { uid: true, id: true, at: true });

/** Deletes what was kept too long, also photos that another release has stored in its own way. */
export async function forgetOldFrames(uid: string, now = Date.now()): Promise<void> {
  const stored = await framesDatabase.all(uid).catch(() => []);
  const frames = stored.flatMap((one) => z.safeParse(aged, one).data ?? []);
  await drop(frames.filter(({ at }) => endOf(lifetimes.cameraFrame, at) < now));
  await mark(uid);
}

async function removeAll(uid: string): Promise<void> {
  gone.add(uid);
  heldOf(uid).forEach(({ id }) => unstored.delete(id));
  askIfNeeded();
  writeFramesMark(uid, undefined);
  await framesDatabase.removeAll(uid).catch(() => undefined);
}

let isFollowing = false;
function followLogOuts(): void {
  if (isFollowing) return;
  isFollowing = true;
  framesLogOuts().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void removeAll(data);
  });
}

/** The frames of a signed-in user, which no other user of this device sees. */
export const framesOf = <About>(uid: string, about: z.ZodMiniType<About>) => {
  const toKept = (frame: StoredFrame): KeptFrame<About>[] => {
    // An older release stored something else about it.
    const read = z.safeParse(about, frame.about);
    return read.success ? [{ ...frame, about: read.data }] : [];
  };
  return {
    /** Those that are kept, the oldest first. */
    async open(): Promise<KeptFrame<About>[]> {
      gone.delete(uid);
      followLogOuts();
      await forgetOldFrames(uid);
      return inOrder([...(await readStored(uid)), ...heldOf(uid)]).flatMap(toKept);
    },
    /** Keeps a frame, or a change of it. Answers whether the device has stored it: if not, it lasts as long as the page. */
    async keep(frame: KeptFrame<About>): Promise<boolean> {
      if (gone.has(uid)) return true;
      const stored = await framesDatabase.put(frame).then(
        () => true,
        () => false,
      );
      // The user has logged out meanwhile.
      if (gone.has(uid)) await removeAll(uid);
      else {
        if (stored) unstored.delete(frame.id);
        else unstored.set(frame.id, frame);
        askIfNeeded();
        await mark(uid);
      }
      return stored;
    },
    async remove(frames: readonly KeptFrame<About>[]): Promise<void> {
      await drop(frames);
      await mark(uid);
    },
  };
};
