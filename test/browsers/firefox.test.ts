import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../support/connect.ts';
import { walkMainFlows } from './main-flows.ts';

/**
 * Opens a page, and waits until its document has taken the place of the one before. Not by `page.goto`: Puppeteer pairs
 * Firefox's events with navigations there, and once waited four minutes for an event.
 */
async function open(page: Page, address: string): Promise<void> {
  // Later, so that the answer to this call leaves the page first.
  const leave = `window.left = true; setTimeout(() => location.assign(${JSON.stringify(address)}))`;
  await page.evaluate(leave);
  const arrived = () => page.evaluate('!window.left').catch(() => false);
  await expect.poll(arrived).toBe(true);
}

/**
 * The main flows in Debian's Firefox, driven by WebDriver BiDi; by Puppeteer, because Playwright sends commands that
 * this Firefox does not know yet. What screens are made of is tested in Chromium.
 */
describe.skipIf(inject('firefox') === '')('in Firefox, in Arabic', () => {
  let browser: Browser;
  let profile: string;
  beforeAll(async () => {
    profile = await mkdtemp(path.join(tmpdir(), 'daftar-firefox-'));
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: inject('firefox'),
      userDataDir: profile,
      timeout: 0,
      protocolTimeout: 0,
      extraPrefsFirefox: { 'intl.accept_languages': 'ar', 'ui.prefersReducedMotion': 1 },
    });
  });
  afterAll(async () => {
    await browser?.close();
    await rm(profile, { recursive: true, force: true });
  });

  it('a teacher signs in, types marks, makes a notebook and exercises, and chooses a photo', async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    // For what never happens: no test relies on this limit.
    page.setDefaultTimeout(240_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await walkMainFlows(connect(inject('platform')), {
      goto: (address) => open(page, address),
      fill: (selector, text) => page.locator(selector).fill(text),
      enter: async (text) => {
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
      },
      press: (selector) => page.locator(selector).click(),
      pressText: (within, text) => page.locator(`${within} ::-p-text(${text})`).click(),
      wait: (selector) =>
        page
          .locator(selector)
          .wait()
          .then(() => undefined),
      choose: async (selector, file) => {
        const input = await page.waitForSelector(selector);
        await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
      },
      evaluate: (expression) => page.evaluate(expression),
      waitUntil: async (expression) => void (await page.waitForFunction(expression)),
    });
    expect(problems).toEqual([]);
    await page.close();
  });
});
