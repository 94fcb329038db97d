/** Photos wait for one another, because a decoded one takes hundreds of megabytes. */
let before: Promise<unknown> = Promise.resolve();

const askWorker = (photo: File, signal: AbortSignal): Promise<Blob> =>
  new Promise((resolve) => {
    if (signal.aborted || typeof OffscreenCanvas === 'undefined') {
      resolve(photo);
      return;
    }
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer?: unknown) => {
      worker.terminate();
      resolve(answer instanceof Blob && answer.size < photo.size ? answer : photo);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => finish(data);
    worker.onerror = () => finish();
    signal.addEventListener('abort', () => finish(), { once: true });
    worker.postMessage(photo);
  });

/** Makes a photo as small as reading allows, upright and without metadata; or answers the photo itself. */
export function shrinkPhoto(photo: File, signal: AbortSignal): Promise<Blob> {
  const turn = before.then(() => askWorker(photo, signal));
  before = turn;
  return turn;
}
