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

/** On a shared device, moves what was not sent into this tab, and deletes what opens pages without a network. */
export async function shareDevice(): Promise<void> {
  const current = session.get();
  if (current.status === 'signed-in') moveKept(current.user.uid);
  if (isSharedDevice()) await Promise.all([forgetCopies(), closeOffline()]);
  else if (current.status === 'signed-in') openOffline();
}
