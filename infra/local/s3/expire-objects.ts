import type { BucketSpec } from '../template/storage.ts';
import type { S3Store } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Deletes what the lifecycle rules of the buckets say is past its time at `now` (milliseconds since the epoch). Where
 * several rules meet, the shortest time holds, as in S3.
 */
export const expireObjects = async (
  store: Pick<S3Store, 'list' | 'delete'>,
  buckets: readonly Pick<BucketSpec, 'name' | 'expirations'>[],
  now: number,
): Promise<void> => {
  for (const { name, expirations } of buckets) {
    for (const { prefix, days } of expirations) {
      for (const { key, lastModified } of await store.list(name, prefix)) {
        if (Date.parse(lastModified) + days * DAY <= now) await store.delete(name, key);
      }
    }
  }
};

/** Expires objects now, in the background, and every hour; answers what ends it, once no deletion is under way. */
export const startExpiring = (
  store: S3Store,
  buckets: readonly Pick<BucketSpec, 'name' | 'expirations'>[],
): (() => Promise<void>) => {
  const pass = async () => {
    try {
      await expireObjects(store, buckets, Date.now());
    } catch {
      // Someone else deleted a file first; the next hour's pass goes on.
    }
  };
  let passing = pass();
  const timer = setInterval(() => {
    passing = passing.then(pass);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await passing;
  };
};
