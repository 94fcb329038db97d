import { textStorage } from '../text-storage.ts';

/** What is known of a user's kept frames without opening their storage, which takes a while. */
export interface FramesMark {
  readonly count: number;
  /** When the first of them was taken, in milliseconds since 1970. */
  readonly since: number;
}

const PREFIX = 'daftar.frames.';
const keyOf = (uid: string): string => `${PREFIX}${uid}`;
const marks = textStorage(() => localStorage);

/** How many frames of a user this device keeps; undefined for none. */
export const readFramesMark = (uid: string): FramesMark | undefined => {
  const [count = 0, since = 0] = (marks.read(keyOf(uid)) ?? '').split(' ').map(Number);
  return count > 0 && since > 0 ? { count, since } : undefined;
};

export const writeFramesMark = (uid: string, mark: FramesMark | undefined): void => {
  if (mark) marks.write(keyOf(uid), `${mark.count} ${mark.since}`);
  else marks.remove(keyOf(uid));
};

export const usersWithFrames = (): string[] =>
  marks.keys(PREFIX).map((key) => key.slice(PREFIX.length));
