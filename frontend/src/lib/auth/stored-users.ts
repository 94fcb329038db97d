import { keptStorage } from '../settings/local-settings.ts';

/** The prefix of the identity client's own keys in the browser's storage. */
const PREFIX = 'firebase:authUser:';

export const userKey = (apiKey: string): string => `${PREFIX}${apiKey}:[DEFAULT]`;

/** Whether the identity client stores a user under this key. */
export const isStoredUser = (key: string | null): boolean => key?.startsWith(PREFIX) === true;

const usersIn = (storage: () => Storage): readonly string[] => {
  try {
    return Object.keys(storage()).filter(isStoredUser);
  } catch {
    return [];
  }
};

/** The keys of the users that the identity client has stored; none when storage is blocked. */
export const storedUsers = (): readonly string[] => usersIn(keptStorage);

/**
 * Removes all users from a storage.
 *
 * @throws the browser's error if the storage is out of order
 */
export const removeUsers = (storage: () => Storage): void => {
  for (const key of usersIn(storage)) storage().removeItem(key);
};
