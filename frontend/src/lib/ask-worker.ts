interface Answering<Answer, Said> {
  /** Reads what the worker says. */
  readonly read: (said: Said) => Answer;
  /** The answer if the worker takes too long, or the caller gives up. */
  readonly late: () => Answer;
  /** The answer if the worker could not be loaded, or has failed. */
  readonly failed: () => Answer;
  /** Milliseconds; longer than the largest file takes on a slow phone. Default: 30,000. */
  readonly longest?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Asks a worker one question, and ends it. */
export async function askWorker<Answer, Said = unknown>(
  worker: Worker,
  request: unknown,
  { read, late, failed, longest = 30_000, signal }: Answering<Answer, Said>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(longest);
  try {
    return await new Promise<Answer>((resolve) => {
      for (const one of [deadline, signal])
        one?.addEventListener('abort', () => resolve(late()), { once: true });
      worker.onerror = () => resolve(failed());
      worker.onmessage = ({ data }: MessageEvent<Said>) => resolve(read(data));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
