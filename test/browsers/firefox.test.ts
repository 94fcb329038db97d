import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../support/connect.ts';
import { walkMainFlows } from './main-flows.ts';

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
    // An unanswered question would keep the page open for ever.
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.accept();
    });
    await walkMainFlows(connect(inject('platform')), {
      goto: async (address) => void (await page.goto(address)),
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
