import { isSharedDevice } from '../settings/local-settings.ts';

/** Milliseconds without a new file after which a page counts as loaded. */
const QUIET = 3_000;

/** Resolves when the page has loaded: on a slow line its own files and answers come before those for another time. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        files.disconnect();
        resolve();
      }, QUIET);
    };
    const files = new PerformanceObserver(wait);
    files.observe({ type: 'resource' });
    wait();
  });

/** Starts the service worker, which stores the site's files, once the page has loaded. */
export const storeSite = async (): Promise<void> => {
  await loaded();
  if (!isSharedDevice()) await navigator.serviceWorker.register('/sw.js');
};
