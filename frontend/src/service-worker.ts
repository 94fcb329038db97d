import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { refusePage } from './lib/offline/log-in-page.ts';
import { late, PATIENCE } from './lib/offline/patience.ts';

/** The files of this release that open without a network, and the release's name; the build sets both. */
declare const FILES: { url: string; revision: string | null }[];
declare const RELEASE: string;

/** The settings of the site's host, which no release contains. */
const CONFIG = '/config.json';
const SETTINGS = 'settings';
/** The files that were loaded later; each release has its own. */
const ASSETS = 'assets-';

/** The site's page from the network, so that a new release shows at once; the stored one when there is none. */
async function openPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  const stored = () => matchPrecache('/index.html');
  try {
    return (await Promise.race([answer, late(PATIENCE)])) ?? (await stored()) ?? (await answer);
  } catch (failure) {
    const page = await stored();
    if (page) return page;
    throw failure;
  }
}

/** Removes what earlier releases loaded later. */
async function forgetAssets(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ASSETS) && name !== `${ASSETS}${RELEASE}`);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const mayWait = (
  event: Event,
): event is Event & { readonly waitUntil: (done: Promise<unknown>) => void } =>
  'waitUntil' in event;

addEventListener('install', (event) => {
  // The page has fetched it before this worker could see it.
  if (mayWait(event)) event.waitUntil(caches.open(SETTINGS).then((cache) => cache.add(CONFIG)));
});
addEventListener('activate', (event) => {
  if (mayWait(event)) event.waitUntil(forgetAssets());
});
cleanupOutdatedCaches();

// No call of the API is answered from here. Its answers are kept by `lib/offline`, which knows whose they are.
registerRoute(
  new NavigationRoute(({ request }) => openPage(request), { denylist: [/^\/(?:api|covers|__)\//] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG,
  new NetworkFirst({
    cacheName: SETTINGS,
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ fetchDidSucceed: refusePage }],
  }),
);
precacheAndRoute(FILES, { directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: `${ASSETS}${RELEASE}` }),
);
