import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useUser } from '../../../lib/auth/session.ts';
import { keptKey } from '../../../lib/settings/kept-on-device.ts';

const read = <T>(key: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    const { data } = z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return data;
  } catch {
    return undefined; // storage is blocked, or what it holds is no JSON: start afresh
  }
};

/** Nothing is kept of a game on which nothing was done: who logs out is asked about what is. */
const write = (key: string, value: unknown, initial: unknown): void => {
  try {
    const json = JSON.stringify(value);
    if (json === JSON.stringify(initial)) localStorage.removeItem(key);
    else localStorage.setItem(key, json);
  } catch {
    // storage is blocked or full: the value holds until the page is closed
  }
};

/** Today's calendar day where the device is, `YYYY-MM-DD`. */
export const localDay = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A value of a game that outlives the page: kept on this device until its owner logs out. `initial` until there is one. */
export const useKept = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  initial: () => T,
): [value: T, change: (next: (before: T) => T) => void] => {
  const key = keptKey(useUser()?.uid ?? '', name);
  const [first] = useState(initial);
  const [value, setValue] = useState(() => read(key, schema) ?? first);
  useEffect(() => write(key, value, first), [key, value, first]);
  return [value, setValue];
};
