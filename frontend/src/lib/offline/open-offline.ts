import { isSharedDevice } from '../settings/local-settings.ts';

const canOpenOffline = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Lets the site open without a network, and be installed, for users who have signed in on this device. */
export const openOffline = (): void => {
  if (!canOpenOffline() || isSharedDevice()) return;
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `/manifest-${document.documentElement.lang === 'ar' ? 'ar' : 'en'}.webmanifest`;
  document.head.append(manifest);
  // Where the browser refuses, for example in a private window, the site needs a network as before.
  import('./store-site.ts').then(({ storeSite }) => storeSite()).catch(() => undefined);
};
