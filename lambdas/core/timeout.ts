/** Has the same name as the SDK's own error, so that it counts as busy: the same request may succeed later. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Runs work for at most `most` milliseconds. Then its signal aborts and the promise rejects, even if the work ignores
 * the signal.
 * @throws TimeoutError, or what `work` throws
 */
export async function withTimeout<T>(
  most: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(`not done within ${most} ms`);
      controller.abort(error);
      reject(error);
    }, most);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

export const pause = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, time));

/** Waits a random time whose maximum doubles with each try ("full jitter"), so that failures do not coincide. */
export const backOff = (base: number, tried: number): Promise<void> =>
  pause(Math.random() * base * 2 ** tried);
