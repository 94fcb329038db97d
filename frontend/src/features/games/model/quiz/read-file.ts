import { questionFileLimits } from '#shared/question-files/read-question-file.ts';
import type { FileAnswer } from './answer-file.ts';

/** Milliseconds; longer than the largest file takes on a slow phone. */
const LONGEST = 60_000;

/** Reads a file with questions in a worker. Its contents stay on the device. */
export const readFile = async (file: File): Promise<FileAnswer> => {
  if (file.size > questionFileLimits.bytes) return { problem: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: 'damaged' };
  }
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FileAnswer>((resolve) => {
      limit = setTimeout(() => resolve({ problem: 'too-slow' }), LONGEST);
      worker.onerror = () => resolve({ problem: 'damaged' });
      worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data);
      worker.postMessage(bytes);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
};
