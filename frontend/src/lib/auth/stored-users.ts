import { keptStorage, writeSetting } from '../settings/local-settings.ts';

/** The prefix of the identity client's own keys in the browser's storage. */
const PREFIX = 'firebase:authUser:';

/** The key under which the identity client stores the user of this page. */
export const userKey = (apiKey: string): string => `${PREFIX}${apiKey}:[DEFAULT]`;

/** Whether the identity client stores a user under this key. */
export const isStoredUser = (key: string | null): boolean => key?.startsWith(PREFIX) === true;

/** The keys of the users that the identity client has stored; none when storage is blocked. */
export const storedUsers = (): readonly string[] => {
  try {
    return Object.keys(keptStorage()).filter(isStoredUser);
  } catch {
    return [];
  }
};

/** Notes whether others use this device too, and moves its user into this tab, or out of it. */
export const noteSharedDevice = (shared: boolean): void => {
  const keys = storedUsers();
  const from = keptStorage();
  writeSetting('sharedDevice', String(shared));
  const to = keptStorage();
  if (to === from) return;
  for (const key of keys) {
    to.setItem(key, from.getItem(key) ?? '');
    from.removeItem(key);
  }
};
