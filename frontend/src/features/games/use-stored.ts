import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useUser } from '../../lib/auth/session.ts';
import { parseStored } from '../../lib/parse-stored.ts';
import { deviceKey, deviceStorage } from '../../lib/settings/device-storage.ts';

/** Today's calendar day where the device is, `YYYY-MM-DD`. */
export const localDay = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/**
 * A value of a game that outlives the page: kept on this device until its owner logs out, the same in all its tabs.
 * `initial` until there is one; nothing is kept of a game on which nothing was done: who logs out is asked about what
 * is.
 */
export const useStored = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  initial: () => T,
): [value: T, change: (next: (before: T) => T) => void] => {
  const key = deviceKey(useUser()?.uid ?? '', name);
  const [first] = useState(initial);
  const [{ value, isNew }, setState] = useState(() => ({
    value: parseStored(schema, deviceStorage.read(key)) ?? first,
    /** Whether it was changed here, and is to be kept. */
    isNew: false,
  }));
  useEffect(() => {
    if (!isNew) return;
    const json = JSON.stringify(value);
    if (json === JSON.stringify(first)) deviceStorage.remove(key);
    else deviceStorage.write(key, json);
  }, [key, value, isNew, first]);
  useEffect(() => {
    // Another tab has kept a newer one: an older one must not replace it.
    const follow = (event: StorageEvent) => {
      const newer =
        event.key === key ? parseStored(schema, event.newValue ?? undefined) : undefined;
      if (newer !== undefined) setState({ value: newer, isNew: false });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, schema]);
  const change = (next: (before: T) => T) =>
    setState((before) => ({ value: next(before.value), isNew: true }));
  return [value, change];
};
