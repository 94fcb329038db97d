import { keptStorage, writeSetting } from '../settings/local-settings.ts';
import { storedUsers } from './stored-users.ts';

/** Notes whether others use this device too, and moves its user into this tab, or out of it. */
export const noteSharedDevice = (shared: boolean): void => {
  const keys = storedUsers();
  const from = keptStorage();
  writeSetting('sharedDevice', String(shared));
  const to = keptStorage();
  if (to === from) return;
  for (const key of keys) {
    const user = from.getItem(key) ?? '';
    // First, because nothing may stay on a shared device, even if the tab has no room.
    from.removeItem(key);
    try {
      to.setItem(key, user);
    } catch {
      // The session ends at the next call, and says so.
    }
  }
};
