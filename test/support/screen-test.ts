import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openPage, type Visit } from './open-page.ts';

interface Fixtures {
  /** One Chromium for all tests of a file. */
  readonly browser: Browser;
  /** Opens a page as a new visitor; when the test ends it is closed and must have shown no problem. */
  readonly open: (visit?: Visit) => Promise<Page>;
}

/** A test that drives the interface in Chromium against the shared platform. */
export const it = test.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  open: async ({ browser }, use) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (visit = {}) => {
      const page = await openPage(browser, inject('platform').url, visit, problems);
      contexts.push(page.context());
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});
