import { useEffect, useEffectEvent } from 'react';
import type { FrameReader } from './frame-reader.ts';

/** Milliseconds from frame to frame: looking more often finds no more, and empties the battery. */
const PACE = 100;

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Waits for the video's next picture, so that none is looked at twice. */
const nextPicture = (video: HTMLVideoElement): Promise<void> =>
  'requestVideoFrameCallback' in video
    ? new Promise((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
        // A paused video has no next picture.
        setTimeout(resolve, 5 * PACE);
      })
    : Promise.resolve();

export interface LookedAt<Seen> {
  readonly seen: Seen;
  /** Pixels of the frame. */
  readonly width: number;
  readonly height: number;
  /** The frame as a JPEG. */
  readonly photo: FrameReader<Seen>['photo'];
}

/**
 * Looks at the frames of a video as long as it is shown. Frames that come while one is looked at are skipped.
 * @param video that shows a camera; nothing is done without it
 * @param open opens the reader
 * @param onSeen called for one frame after another, each when the last call is done
 * @param onBroken this device cannot look at frames
 */
export const useFrames = <Seen>(
  video: HTMLVideoElement | null,
  open: () => FrameReader<Seen>,
  onSeen: (frame: LookedAt<Seen>) => Promise<void>,
  onBroken: () => void,
): void => {
  const openReader = useEffectEvent(open);
  const report = useEffectEvent(onSeen);
  const giveUp = useEffectEvent(onBroken);
  useEffect(() => {
    if (!video) return undefined;
    const reader = openReader();
    let isOpen = true;
    let failures = 0;
    const lookOnce = async () => {
      await nextPicture(video);
      if (!isOpen || document.hidden || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
        return;
      const frame = await createImageBitmap(video);
      const { width, height } = frame;
      const seen = await reader.look(frame);
      if (!isOpen) return;
      if (seen === undefined) throw new Error('the frame could not be looked at');
      await report({ seen, width, height, photo: reader.photo });
      failures = 0;
    };
    const run = async () => {
      while (isOpen && failures < 10) {
        const pause = sleep(PACE);
        await lookOnce().catch(() => {
          failures += 1;
        });
        await pause;
      }
      if (isOpen) giveUp();
    };
    void run();
    return () => {
      isOpen = false;
      reader.close();
    };
  }, [video]);
};
