import * as z from 'zod/mini';

/** Looks at frames in a worker, one at a time. */
export interface FrameReader<Seen> {
  /** What is in the frame; undefined if this device could not look at it. The frame is used up. */
  readonly look: (frame: ImageBitmap) => Promise<Seen | undefined>;
  /** The frame that was looked at last, as a JPEG in full size. */
  readonly photo: () => Promise<Blob | undefined>;
  readonly close: () => void;
}

const photoAnswer = z.object({ photo: z.optional(z.instanceof(Blob)) });

/**
 * Opens a worker that calls `answerFrames`.
 * @param schema of what its `look` returns
 */
export function openFrameReader<Seen>(
  worker: Worker,
  schema: z.ZodMiniType<Seen>,
): FrameReader<Seen> {
  const seenAnswer = z.object({ seen: schema });
  const ask = (request: ImageBitmap | 'photo'): Promise<unknown> =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = () => resolve(undefined);
      worker.postMessage(request, request === 'photo' ? [] : [request]);
    });
  return {
    look: async (frame) => z.safeParse(seenAnswer, await ask(frame)).data?.seen,
    photo: async () => z.safeParse(photoAnswer, await ask('photo')).data?.photo,
    close: () => worker.terminate(),
  };
}
