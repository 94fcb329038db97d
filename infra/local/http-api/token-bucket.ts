import type { Throttle } from '../template/http-apis.ts';

/**
 * The stage's throttle: `burst` tokens that fill up again at `ratePerSecond`.
 * @param now milliseconds since the epoch
 * @returns a function that takes a token, or says false when there is none
 */
export const createTokenBucket = (
  { ratePerSecond, burst }: Throttle,
  now: () => number,
): (() => boolean) => {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * ratePerSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
