import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addStudent } from '#shared/contracts/students.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { mailsTo } from '../support/mailbox.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call, url } = connect(inject('platform'));
const arabic = textsIn('ar');
const english = textsIn('en-US');

const root = (page: Page, lang: string) => page.locator(`html[lang=${lang}]`);
/** Records which texts a page fetches, and each language of its document. */
const watch = async (
  page: Page,
): Promise<{ texts: string[]; languages: () => Promise<string> }> => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, locale] = /\/texts-(ar|en-US)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (locale) texts.push(locale);
  });
  await page.addInitScript(`
    self.languagesSeen = [];
    new MutationObserver(() => {
      const { lang } = document.documentElement;
      if (self.languagesSeen.at(-1) !== lang) self.languagesSeen.push(lang);
    }).observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
  `);
  return { texts, languages: () => page.evaluate<string>('self.languagesSeen.join()') };
};

describe('a first visit', () => {
  it('with an Arabic browser is in Arabic from the start, until another choice', async ({
    open,
  }) => {
    const page = await open({ browserLanguage: 'ar-DZ' });
    const { texts, languages } = await watch(page);
    await page.goto('/login');
    await createSteps(page, arabic).heading('auth.loginTitle');
    await expect.poll(() => root(page, 'ar').getAttribute('dir')).toBe('rtl');
    await expect.poll(() => languages()).toBe('ar');
    expect(new Set(texts)).toEqual(new Set(['ar']));
    const preloaded = page.locator('link[rel=preload][as=font]');
    await expect.poll(() => preloaded.count()).toBe(1);
    await expect.poll(() => preloaded.getAttribute('href')).toContain('arabic');

    await page.getByRole('button', { name: 'English' }).click();
    await createSteps(page, english).heading('auth.loginTitle');
    await page.reload();
    await createSteps(page, english).heading('auth.loginTitle');
    await expect.poll(() => languages()).toBe('en-US');
  });

  it('with any other browser is in English', async ({ open }) => {
    const page = await open({ browserLanguage: 'fr-FR' });
    await page.goto('/login');
    await createSteps(page, english).heading('auth.loginTitle');
    await expect.poll(() => root(page, 'en-US').getAttribute('dir')).toBe('ltr');
  });
});

describe('an invitation written in Arabic', () => {
  let made = 0;
  const invite = async (): Promise<string> => {
    made += 1;
    const email = `language-${process.pid}-${made}-${Date.now()}@example.com`;
    const { token } = await accounts.newTeacher({ profile: false });
    const headers = { 'accept-language': 'ar' };
    await call(addStudent, { token, headers, body: { fullName: 'سلمى', email } });
    const [mail] = await mailsTo(url, email);
    return mail!.link;
  };

  it('opens in Arabic, and so do the pages after it', async ({ open }) => {
    const page = await open();
    const { heading, press } = createSteps(page, arabic);
    await page.goto(await invite());
    await heading('auth.link.title');
    await press('auth.link.continue');
    await heading('dashboard.studentTitle');
    await page.reload();
    await heading('dashboard.studentTitle');
  });

  it('opens in English if that was chosen before', async ({ open }) => {
    const page = await open({ locale: 'en-US' });
    await page.goto(await invite());
    await createSteps(page, english).heading('auth.link.title');
  });
});
