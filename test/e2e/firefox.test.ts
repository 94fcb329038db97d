import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { connect } from '../support/connect.ts';
import { inspectPdf, pdfLanguage } from '../support/inspect-pdf.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';

const { accounts, call } = connect(inject('platform'));
const { url: origin } = inject('platform');
const say = textsIn('ar');

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
    const { email, password, token } = await accounts.newTeacher();
    const saved = await call(addClass, { token, body: sampleClass });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    // For what never happens: no test relies on this limit.
    page.setDefaultTimeout(240_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    /** Presses what shows a text within a part of the page. */
    const press = (within: string, text: string) =>
      page.locator(`${within} ::-p-text(${text})`).click();

    await page.goto(`${origin}/login`);
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.locator('main a[href="/notebooks/create"]').wait();
    expect(await page.evaluate('[document.documentElement.lang, document.dir]')).toEqual([
      'ar',
      'rtl',
    ]);

    await page.goto(`${origin}/classes/${saved.id}/marks`);
    await page.locator(`[aria-label="${say('classes.addMarksOf', { term: 1 })}"]`).click();
    await press('[role=dialog]', say('classes.openSheet'));
    await page.locator('[role=grid] [data-here]').click();
    for (const text of ['15', 'a', '12,5']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await page.locator(`::-p-text(${say('documents.saved')})`).wait();
    const params = { classId: saved.id };
    const [sheet] = await call(listMarkSheets, { token, params });
    const one = { ...params, sheetId: sheet?.id ?? '' };
    const { document } = await call(getMarkSheet, { token, params: one });
    expect(Object.values(document.content.marks)).toEqual(
      ['15', 'غ', '12,5'].map((text) => ({ c1: { text } })),
    );

    await page.goto(`${origin}/classes/${saved.id}`);
    await page.locator('main a[href^="/notebooks/create"]').click();
    await press('main', say('createNotebook.selectCover'));
    await page.locator('[role=dialog] [role=option]').click();
    await press('[role=dialog]', say('covers.select'));
    await page.waitForFunction('!document.querySelector("[role=dialog]")');
    await press('main', say('createNotebook.submit'));
    await page.locator('main [data-status=SUCCESS]').wait();
    const link = await page.evaluate('document.querySelector("main table a[href]").href');
    const pdf = Buffer.from(await (await fetch(String(link))).arrayBuffer());
    expect(pdfLanguage(pdf)).toBe('ar');
    expect((await inspectPdf(pdf)).title).toContain('2025/2026');

    await page.goto(`${origin}/ai-content/exercise`);
    await page.locator('[name=topic]').fill('الكسور');
    await page.locator('[name=exerciseType]').fill('مسائل');
    await page.locator('main form button[type=submit]').click();
    await page.locator('main [data-status=SUCCESS]').wait();
    await press('main', say('aiContent.view'));
    await press('[role=dialog]', say('aiContent.open'));
    await page.locator('main article math').wait();

    await page.goto(`${origin}/grades/extract`);
    const input = await page.waitForSelector('input[type=file][name=image]');
    await input?.uploadFile('test/fixtures/gradebooks/ar-scan-western-print.jpg');
    await press('[role=dialog]', say('pupilData.accept'));
    await page.locator('[data-upload=sent]').wait();

    expect(problems).toEqual([]);
    await page.close();
  });
});
