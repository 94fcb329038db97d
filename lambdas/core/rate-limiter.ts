import { pause } from './timeout.ts';

/** Lets calls through one by one, at most so many a second; answers when the caller may go on. */
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
