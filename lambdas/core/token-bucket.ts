export interface TokenBucketOptions {
  readonly burst: number;
  /** Milliseconds until one more is allowed. */
  readonly refillMs: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** A token bucket: answers whether one more is allowed now, and counts it if so. */
export function createTokenBucket({ burst, refillMs, now }: TokenBucketOptions): () => boolean {
  let left = burst;
  let countedAt = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + (moment - countedAt) / refillMs);
    countedAt = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
