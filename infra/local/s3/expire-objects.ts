import type { BucketSpec } from '../template/storage.ts';
import type { S3Store } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Deletes objects that have expired by the buckets' lifecycle rules at `now` (milliseconds since the epoch). If several
 * rules match, the shortest time applies, as in S3.
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

/** Expires objects now and every hour; the result stops this and waits for running deletions. */
export const startExpiring = (
  store: S3Store,
  buckets: readonly Pick<BucketSpec, 'name' | 'expirations'>[],
): (() => Promise<void>) => {
  const pass = async () => {
    try {
      await expireObjects(store, buckets, Date.now());
    } catch {
      // Another process deleted a file first; the next pass continues.
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
