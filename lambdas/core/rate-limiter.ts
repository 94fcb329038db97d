import { pause } from './timeout.ts';

/** Limits the calls per second, one after another; the promise resolves when the caller may continue. */
export function createRateLimiter(perSecond: number): () => Promise<void> {
  const interval = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = Date.now();
    const turn = Math.max(now, next);
    next = turn + interval;
    if (turn > now) await pause(turn - now);
  };
}
