import { notify } from '../notifications/notifications.ts';
import { loadIdentity } from './load-identity.ts';

/** Logs the user out at their request, and shows the result. */
export const logOut = async (): Promise<void> => {
  try {
    await (await loadIdentity()).logOut();
    notify('success', 'logoutSuccess');
  } catch {
    notify('error', 'logoutError');
  }
};
