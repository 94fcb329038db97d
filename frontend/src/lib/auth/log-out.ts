import { notify } from '../notifications/notifications.ts';
import { loadIdentity } from './load-identity.ts';

/** Logs the user out because they asked for it, and tells what came of it. */
export const logOut = async (): Promise<void> => {
  try {
    await (await loadIdentity()).logOut();
    notify('success', 'logoutSuccess');
  } catch {
    notify('error', 'logoutError');
  }
};
