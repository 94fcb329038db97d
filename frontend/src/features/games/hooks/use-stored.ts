import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useUser } from '#frontend/lib/auth/session.ts';
import { asideId, openKept, setAside } from '#frontend/lib/documents/unsaved-aside.ts';
import { parseStored } from '#frontend/lib/parse-stored.ts';
import { deviceKey, deviceStorage } from '#frontend/lib/settings/device-storage.ts';

/** The device's calendar day, `YYYY-MM-DD`. */
export const localDay = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A game's state on this device, shared by its tabs. Stores nothing before a change: a log-out asks about it. */
export const useStored = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  initial: () => T,
): [value: T, change: (next: (before: T) => T) => void] => {
  const uid = useUser()?.uid ?? '';
  const key = deviceKey(uid, name);
  const [first] = useState(initial);
  const [overwritten] = useState(asideId);
  const canRead = (text: string) => parseStored(schema, text) !== undefined;
  const kept = { uid, storage: deviceStorage, key, address: `games/${name}`, canRead };
  const [{ value, isNew }, setState] = useState(() => {
    openKept(kept);
    return {
      value: parseStored(schema, deviceStorage.read(key)) ?? first,
      /** Whether it was changed in this tab and has to be stored. */
      isNew: false,
    };
  });
  const protect = useEffectEvent(() => setAside(kept, overwritten));
  useEffect(() => {
    if (!isNew) return;
    protect();
    const json = JSON.stringify(value);
    if (json === JSON.stringify(first)) deviceStorage.remove(key);
    else deviceStorage.write(key, json);
  }, [key, value, isNew, first]);
  useEffect(() => {
    // Another tab stored a newer state, which this tab must not overwrite.
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
