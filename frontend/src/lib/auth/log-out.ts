import { loadFile } from '../new-version.ts';
import { notify } from '../notifications/notifications.ts';

/** Logs the user out at their request, and shows the result. */
export const logOut = async (): Promise<void> => {
  try {
    const { leave } = await loadFile(() => import('./leave.ts'));
    await leave();
    notify('success', 'logoutSuccess');
  } catch {
    notify('error', 'logoutError');
  }
};
