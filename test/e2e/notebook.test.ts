import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messagesIn } from '#lambdas/notebooks/domain/notebook/messages.ts';
import { covers } from '#lambdas/notebooks/domain/covers.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { directionOf, languageOf, locales, type Locale } from '#shared/model/locale.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { planPages } from '#shared/notebook/page-plan.ts';
import { ministryWorkbook } from '../fixtures/spreadsheets/ministry-workbook.ts';
import { expectedClassLists, readClassLists } from '../support/class-lists.ts';
import { inspectPdf, pdfLanguage } from '../support/inspect-pdf.ts';
import { textsIn } from '../support/interface-text.ts';
import { fillProfile } from '../support/profile-form.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { swipe } from '../support/swipe.ts';
import { createSteps } from '../support/teacher-steps.ts';

const workbook = 'test/fixtures/spreadsheets/ministry-6x40.xlsx';
const { listed } = ministryWorkbook();
/** The form's default before there is a notebook: everything, on A4. */
const { pages: pageCount } = planPages({
  contents: contentsPresets.complete,
  ...optionsIn('notebook', {}),
  season: sampleProfile.academicSeason,
  classes: listed.classes.map(({ name, pupils }) => ({ name, pupils: pupils.length })),
});
const fileNames: Record<Locale, string> = {
  'en-US': 'class-notebook-2025-2026.pdf',
  ar: 'دفتر القسم 2025-2026.pdf',
};

const registerAndLogIn = async (page: Page, locale: Locale): Promise<void> => {
  const say = textsIn(locale);
  const { register, logIn, heading } = createSteps(page, say);
  const email = `salma-${languageOf(locale)}-${Date.now()}@example.com`;
  await page.goto('/register');
  await register('سلمى', email, 'a good password');
  await page.waitForURL('/login');
  await page.locator('main').getByText(say('auth.verifyNotice', { email })).waitFor();
  await logIn(email, 'a good password');
  await heading('dashboard.title');
};

const saveProfile = async (page: Page, locale: Locale): Promise<void> => {
  const say = textsIn(locale);
  const { press, seeNotice } = createSteps(page, say);
  await page.goto('/profile');
  await press('profile.edit');
  await fillProfile(page, say, sampleProfile);
  await press('profile.save');
  await seeNotice('profile.saved');
  await page.getByText(sampleProfile.school).waitFor();
};

/** Chooses the fourth cover: by keys, then by the button in English, by touch in Arabic. */
const chooseCover = async (page: Page, locale: Locale): Promise<void> => {
  const say = textsIn(locale);
  const { press } = createSteps(page, say);
  const isRtl = directionOf(locale) === 'rtl';
  await press('createNotebook.selectCover');
  const dialog = page.getByRole('dialog');
  const strip = dialog.getByRole('listbox');
  const counter = (index: number): Promise<void> =>
    dialog.getByText(say('covers.counter', { index, total: covers.length })).waitFor();
  await counter(1);
  await strip.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
  await counter(2);
  await strip.press('End');
  await counter(covers.length);
  await strip.press('Home');
  await counter(1);
  for (const index of [2, 3]) {
    await strip.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
    await counter(index);
  }
  if (isRtl) await swipe(page, strip, 0.6);
  else await press('covers.next');
  await counter(4);
  await press('covers.select');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('group', { name: say('createNotebook.cover') })
    .getByText(covers[3].title[languageOf(locale)])
    .waitFor();
};

const makeNotebook = async (page: Page, locale: Locale): Promise<Uint8Array> => {
  const teacher = createSteps(page, textsIn(locale));
  await page.goto('/notebooks/create');
  await page.getByText(sampleProfile.fullName).waitFor();
  await teacher.chooseFile(workbook);
  await teacher.press('pupilData.accept');
  await teacher.uploadState('sent').waitFor();
  await teacher.seeReading();
  await page.getByText(textsIn(locale)('owner.differs')).waitFor();
  await chooseCover(page, locale);
  await teacher.press('createNotebook.submit');
  await teacher.seeNotice('notebooks.submitted');
  await page.waitForURL('/notebooks');
  await page.evaluate("document.body.dataset.notReloaded = ''");
  // On a fast machine it may be ready before the history shows it.
  if ((await teacher.jobStatus()) !== 'SUCCESS') await teacher.seeReady();
  expect(await teacher.jobStatus()).toBe('SUCCESS');
  await page.locator('body[data-not-reloaded]').waitFor();
  const download = await teacher.download();
  expect(download.suggestedFilename()).toBe(fileNames[locale]);
  return readFile(await download.path());
};

const checkDocument = async (bytes: Uint8Array, locale: Locale): Promise<void> => {
  const language = languageOf(locale);
  const messages = messagesIn(language);
  const { outline, texts, ...facts } = await inspectPdf(bytes);
  expect(facts).toEqual({
    pageCount,
    title: messages.fileTitle(sampleProfile.subject, sampleProfile.academicSeason),
    author: sampleProfile.fullName,
    textsWithoutFont: 0,
  });
  expect(texts).toBeGreaterThan(pageCount);
  expect(pdfLanguage(bytes)).toBe(language);
  expect(outline.map(({ title }) => title)).toEqual([
    messages.notebook,
    messages.contents,
    messages.overview,
    messages.records.cards,
    messages.timetable,
    messages.records.holidays.title,
    messages.records.distribution.title,
    ...listed.classes.map(({ name }) => messages.className(name)),
    messages.records.daily.title,
    messages.records.council.title,
    messages.records.training.title,
  ]);
};

// At the same time, because most of it is waiting for the history to refresh.
it.concurrent.for(locales)(
  'a teacher makes a class notebook in %s, from registration to the downloaded pages',
  async (locale, { open }) => {
    const phone = { width: 390, hasTouch: true };
    const page = await open({ locale, ...(locale === 'ar' && phone) });
    await registerAndLogIn(page, locale);
    await saveProfile(page, locale);
    const bytes = await makeNotebook(page, locale);
    // Every pupil of every class, in order, letters in logical order.
    expect(readClassLists(await readPdf(bytes))).toEqual(expectedClassLists(listed));
    await checkDocument(bytes, locale);
  },
);
