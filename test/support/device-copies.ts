import type { Page } from 'playwright-core';

/** The addresses of the answers that the device keeps, without the API's own path. */
export const deviceCopies = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('daftar-offline');
    // The site has not made it yet, and must do so itself.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = (event) => { event.preventDefault(); resolve([]); };
    opening.onsuccess = () => {
      const all = opening.result.transaction('copies').objectStore('copies').getAllKeys();
      all.onsuccess = () => { opening.result.close(); resolve(all.result.map(([, url]) => url)); };
    };
  })`);
