import type { CryptoKey } from 'jose';
import type { KeySet } from './fetch-key-set.ts';
import { createTokenBucket } from '#core/token-bucket.ts';

export interface KeyStoreOptions {
  readonly fetchKeys: () => Promise<KeySet>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Called when the key server failed; without `hasKeys` no token can be verified. */
  readonly onUnavailable: (cause: unknown, hasKeys: boolean) => void;
}

/** The public key of an id; `undefined` if there is none. Rejects only if no keys could ever be fetched. */
export type KeyStore = (kid: string) => Promise<CryptoKey | undefined>;

/** Limits refreshes, so that forged key ids do not cause requests to the key server: five at once, then one in 30 s. */
const REFRESHES = { burst: 5, refillMs: 30_000 };

/**
 * Caches a key set. Fetches it when it is first needed, when it has expired and when an unknown id appears (a
 * rotation); concurrent callers share one fetch. While the server is down the last good keys are used, where jose's
 * own remote set would reject valid tokens.
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
