import type { Browser, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import type { Visit } from './open-page.ts';
import { createPagePool } from './page-pool.ts';

interface Fixtures {
  /** One Chromium for all tests of a worker. */
  readonly browser: Browser;
  readonly pool: ReturnType<typeof createPagePool>;
  /** Opens a page as a new visitor, and fails the test if the page had a problem. */
  readonly open: (visit?: Visit) => Promise<Page>;
}

/** What a page shows, for the report of a failed test. */
const describePage = async (page: Page): Promise<string> =>
  `${page.url()} shows:\n${await page.locator('body').ariaSnapshot({ timeout: 10_000 })}`;

/** A test that drives the interface in Chromium against the shared platform. */
export const it = test.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  pool: [
    async ({ browser }, use) => {
      await use(createPagePool(browser, inject('platform').url));
    },
    { scope: 'worker' },
  ],
  open: async ({ pool, task }, use) => {
    const problems: string[] = [];
    const pages: Page[] = [];
    const ends: (() => Promise<void>)[] = [];
    await use(async (visit = {}) => {
      const { page, end } = await pool.open(visit, problems);
      pages.push(page);
      ends.push(end);
      return page;
    });
    if (task.result?.state === 'fail') {
      console.error((await Promise.all(pages.map(describePage))).join('\n'), problems);
    }
    await Promise.all(ends.map((end) => end()));
    expect(problems).toEqual([]);
  },
});
