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
    to.setItem(key, from.getItem(key) ?? '');
    from.removeItem(key);
  }
};
