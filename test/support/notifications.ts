import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { patienceMs } from './shake.ts';

/** Runs in each page: it records every notification as it appears. */
const notes = `(() => {
  const shown = [];
  const seen = new WeakMap();
  new MutationObserver(() => {
    for (const notification of document.querySelectorAll('[data-tone]')) {
      const text = notification.textContent;
      if (seen.get(notification) === text) continue;
      seen.set(notification, text);
      shown.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  globalThis.takeNotification = (text) => {
    const index = shown.findIndex((one) => one.includes(text));
    return index < 0 ? [...shown] : shown.splice(index, 1).length === 1;
  };
  globalThis.otherNotifications = () => [...shown];
})();`;

/** Makes a context's pages record their notifications, for `waitForNotification`. */
export const noteNotifications = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: notes });
};

/**
 * Waits until the page has shown this notification. It disappears after 2.5 s, which may be too early for a busy
 * machine, so a past one counts, once.
 * @throws when it never appears; the message has those that did
 */
export const waitForNotification = async (page: Page, text: string): Promise<void> => {
  const take = `takeNotification(${JSON.stringify(text)})`;
  const deadline = performance.now() + patienceMs;
  for (;;) {
    // A page that is being left does not answer.
    const taken: unknown = await page.evaluate(take).catch(() => 'nothing, between two pages');
    if (taken === true) return;
    if (performance.now() > deadline) throw new Error(`not shown: ${text}, but ${String(taken)}`);
    await sleep(20);
  }
};

/** The notifications of this page that no test waited for. */
export const otherNotifications = (page: Page): Promise<unknown> =>
  page.evaluate('otherNotifications()');
