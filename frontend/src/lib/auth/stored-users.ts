import { keptStorage } from '../settings/local-settings.ts';

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
