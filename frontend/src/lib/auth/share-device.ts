import { session } from './session.ts';
import { moveKept } from '../settings/move-kept.ts';
import { isSharedDevice } from '../settings/local-settings.ts';
import { forgetCopies } from '../offline/copies.ts';
import { openOffline } from '../offline/open-offline.ts';

/** Removes the site's files, and what opens them without a network. */
async function closeOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Brings the device in line with what its user has said. On a shared one what they have not sent moves into this tab, as
 * their session has, and ends with it, and what opens pages without a network is deleted.
 */
export async function shareDevice(): Promise<void> {
  const current = session.get();
  if (current.status === 'signed-in') moveKept(current.user.uid);
  if (isSharedDevice()) await Promise.all([forgetCopies(), closeOffline()]);
  else if (current.status === 'signed-in') openOffline();
}
