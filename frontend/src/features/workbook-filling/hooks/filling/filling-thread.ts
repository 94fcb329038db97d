import type { FillingAnswer, FillingRequest } from '../../model/filling/answer-filling.ts';

/** Milliseconds; longer than the largest workbook takes on a slow phone. */
const LONGEST = 30_000;

/** A worker that fills one workbook. */
export interface FillingThread {
  /** Answers in the order of the requests; `too-slow` or `unavailable` ends the worker. Never answers after `close`. */
  readonly ask: (request: FillingRequest) => Promise<FillingAnswer>;
  readonly close: () => void;
}

/** Starts a worker, so that the page stays responsive with large workbooks. */
export const startFilling = (): FillingThread => {
  const worker = new Worker(new URL('./filling-worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: FillingAnswer) => void)[] = [];
  const end = (problem: 'too-slow' | 'unavailable'): void => {
    worker.terminate();
    for (const resolve of waiting.splice(0)) resolve({ problem });
  };
  worker.onmessage = ({ data }: MessageEvent<FillingAnswer>) => waiting.shift()?.(data);
  worker.onerror = () => end('unavailable');
  return {
    ask: async (request) => {
      const limit = setTimeout(() => end('too-slow'), LONGEST);
      try {
        return await new Promise<FillingAnswer>((resolve) => {
          waiting.push(resolve);
          worker.postMessage(request);
        });
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => {
      worker.terminate();
      // The open requests are obsolete; this also clears their timers.
      end('unavailable');
    },
  };
};
