import type { CryptoKey } from 'jose';
import type { KeySet } from './fetch-key-set.ts';
import { createTokenBucket } from '#core/token-bucket.ts';

export interface KeyStoreOptions {
  readonly fetchKeys: () => Promise<KeySet>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Told when the server failed, and whether the last good keys serve on: without any, nobody can be verified. */
  readonly onUnavailable: (cause: unknown, hasKeys: boolean) => void;
}

/** The public key of an id; undefined if there is none. Rejects only if no keys could ever be fetched. */
export type KeyStore = (kid: string) => Promise<CryptoKey | undefined>;

/** Forged key ids must not turn into requests to the key server: five refreshes at once, then one in 30 s. */
const REFRESHES = { burst: 5, refillMs: 30_000 };

/**
 * Keeps a key set that is fetched when first needed, when it has expired, and when an unknown id shows up (a
 * rotation). Concurrent callers share one fetch. While the server is down the last good keys serve: jose's own
 * remote set would refuse valid tokens instead.
 */
export function createKeyStore({ fetchKeys, now, onUnavailable }: KeyStoreOptions): KeyStore {
  const mayRefresh = createTokenBucket({ ...REFRESHES, now });
  let keys: KeySet['keys'] | undefined;
  let freshUntil = 0;
  let underWay: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    try {
      const set = await fetchKeys();
      keys = set.keys;
      freshUntil = now() + set.maxAgeMs;
    } catch (cause) {
      onUnavailable(cause, keys !== undefined);
      if (keys === undefined) throw cause;
    } finally {
      underWay = undefined;
    }
  };

  return async (kid) => {
    const wanted = keys === undefined || now() >= freshUntil || !keys.has(kid);
    if (wanted && (underWay !== undefined || keys === undefined || mayRefresh())) {
      underWay ??= refresh();
      await underWay;
    }
    return keys?.get(kid);
  };
}
