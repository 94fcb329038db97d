import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** What runs in each page: it notes every notification the moment it appears. */
const notes = `(() => {
  const told = [];
  const seen = new WeakMap();
  new MutationObserver(() => {
    for (const notification of document.querySelectorAll('[data-tone]')) {
      const text = notification.textContent;
      if (seen.get(notification) === text) continue;
      seen.set(notification, text);
      told.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  globalThis.takeNotification = (text) => {
    const place = told.findIndex((one) => one.includes(text));
    return place < 0 ? [...told] : told.splice(place, 1).length === 1;
  };
  globalThis.otherNotifications = () => [...told];
})();`;

/** Lets the pages of a context note what they tell, for `waitForNotification`. */
export const noteNotifications = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: notes });
};

/** Only what is never told takes so long. */
const patienceMs = 60_000;

/**
 * Waits until the page has told this. A notification goes after 2.5 s, and a busy machine may look for it later than
 * that; so one counts that has come and gone, once.
 * @throws when it never comes; the message says what was told instead
 */
export const waitForNotification = async (page: Page, text: string): Promise<void> => {
  const take = `takeNotification(${JSON.stringify(text)})`;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    // A page that is being left cannot be asked.
    const taken: unknown = await page.evaluate(take).catch(() => 'nothing, between two pages');
    if (taken === true) return;
    if (performance.now() > deadline) throw new Error(`not told: ${text}, but ${String(taken)}`);
    await sleep(20);
  }
};

/** What this page has told that nobody waited for. */
export const otherNotifications = (page: Page): Promise<unknown> =>
  page.evaluate('otherNotifications()');
