import type { Page } from 'playwright-core';

/**
 * Counts what a person presses from now on: clicks, and keys that are no letters of a text, such as Enter and Tab. Texts are
 * as long with any interface.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`{
    window.presses = 0;
    const note = (event) => { if (event.isTrusted && (event.type === 'click' ? event.detail > 0 : event.key.length > 1 && !event.repeat)) window.presses += 1; };
    for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true });
  }`);
  return () => page.evaluate<number>('window.presses');
}
