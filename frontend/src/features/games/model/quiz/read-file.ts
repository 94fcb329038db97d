import { questionFileLimits } from '#shared/question-files/found-question.ts';
import { askWorker } from '#frontend/lib/ask-worker.ts';
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
  return askWorker<FileAnswer, FileAnswer>(worker, bytes, {
    read: (answer) => answer,
    late: () => ({ problem: 'too-slow' }),
    failed: () => ({ problem: 'damaged' }),
    longest: LONGEST,
  });
};
