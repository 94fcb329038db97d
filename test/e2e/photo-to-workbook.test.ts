import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject } from 'vitest';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import type { Locale } from '#shared/model/locale.ts';
import { readSheets } from '#core/spreadsheet/read-sheets.ts';
import type { GradebookSample } from '../fixtures/gradebooks/samples.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { samplePhoto, sampleTruth, sampleWorkbook } from '../support/gradebook-samples.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
/** With more doubts than this, typing would be easier for a teacher. */
const MOST_DOUBTS = 40;

interface Journey {
  readonly locale: Locale;
  readonly sample: GradebookSample;
  readonly device: 'keys' | 'touch';
  /** Whether two photos show the upper and the lower part of the page, with some rows on both. */
  readonly isInParts?: boolean;
}
const journeys: readonly Journey[] = [
  { locale: 'ar', sample: 'ar-photo-indic-print', device: 'touch' },
  { locale: 'ar', sample: 'ar-scan-western-print', device: 'keys', isInParts: true },
];

const languageOfSample = (sample: GradebookSample) => sampleTruth(sample).options.language;
const workbookFile = (sample: GradebookSample) => ({
  name: 'mark-entry.xlsx',
  mimeType: spreadsheetType,
  buffer: sampleWorkbook(languageOfSample(sample)),
});

/** The photos of the page. */
async function photosOf({ sample, isInParts }: Journey): Promise<readonly Buffer[]> {
  const photo = samplePhoto(sample);
  if (!isInParts) return [photo];
  const { width, height } = await sharp(photo).metadata();
  const part = (top: number, to: number) =>
    sharp(photo)
      .extract({ left: 0, top, width, height: to - top })
      .jpeg({ quality: 92 })
      .toBuffer();
  const half = Math.floor(height / 2);
  return Promise.all([part(half, height), part(0, Math.floor(height * 0.62))]);
}

/** Uploads the photo with the class list, waits until it is read and opens its review. */
async function sendPhoto(page: Page, journey: Journey): Promise<void> {
  const { locale, sample } = journey;
  const say = textsIn(locale);
  const photos = await photosOf(journey);
  await page.goto('/grades/extract');
  const files = photos.map((buffer) => ({ name: 'page.jpg', mimeType: 'image/jpeg', buffer }));
  await page.locator('input[type=file][name=image]').setInputFiles(files);
  const lists = page.getByLabel(say('grades.classList'));
  await lists.selectOption({ label: say('grades.otherWorkbook') });
  await page.locator('input[type=file]:not([name=image])').setInputFiles(workbookFile(sample));
  await page.getByRole('button', { name: say('grades.extract'), exact: true }).click();
  await page.waitForURL('/grades');
  const review = page.getByRole('link', { name: say('grades.review'), exact: true });
  await review.waitFor();
  await review.click();
  await page.locator('[data-review-grid]').waitFor();
  // The first doubt, or the first mark, has the focus, so keys go there.
  await page.locator('[data-review-grid] :focus').waitFor();
  const pages = page.getByRole('group', { name: say('review.pages') }).getByRole('button');
  // The photo is loaded after the table.
  await expect.poll(() => pages.count()).toBe(photos.length > 1 ? photos.length : 0);
}

/** Accepts each doubtful cell until there is none; for pupils it takes the likeliest. */
async function acceptDoubts(page: Page, { locale, device }: Journey): Promise<void> {
  const say = textsIn(locale);
  const keypad = page.getByRole('group', { name: say('review.keypad') });
  // A cell other than a mark has no keypad; its answers are beside the crop.
  const onKeypad = keypad.getByRole('button', { name: say('review.acceptNext'), exact: true });
  const asItIs = page.getByRole('button', { name: say('review.accept', { value: '' }).trim() });
  const likeliest = page.getByRole('button', {
    name: say('review.takePupil', { value: '' }).trim(),
  });
  const isOfPupil = page.locator('[data-review-grid] [data-here][data-kind=name]');
  const left = async () => Number(await page.locator('[data-left]').getAttribute('data-left'));
  let doubts = await left();
  expect(doubts).toBeLessThanOrEqual(MOST_DOUBTS);
  while (doubts > 0) {
    const isPupil = (await isOfPupil.count()) > 0;
    if (device === 'keys') await page.keyboard.press(isPupil ? 'Space' : 'Enter');
    else if (isPupil) await likeliest.first().tap();
    else await asItIs.or(onKeypad).first().tap();
    await expect.poll(left).toBeLessThan(doubts);
    doubts = await left();
  }
}

async function confirm(page: Page, { locale, device }: Journey): Promise<void> {
  const say = textsIn(locale);
  if (device === 'keys') await page.keyboard.press('Control+Enter');
  else await page.getByRole('button', { name: say('review.confirm') }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (device === 'keys') await page.keyboard.press('Tab');
  if (device === 'keys') await page.keyboard.press('Enter');
  else await dialog.getByRole('button', { name: say('review.confirm') }).tap();
}

/** The bytes of the file that a button or link downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Uint8Array> {
  const started = Promise.any([
    page.waitForEvent('download'),
    page.waitForEvent('popup').then((popup) => popup.waitForEvent('download')),
  ]);
  await press();
  return readFile(await (await started).path());
}

/** Chooses the ministry's workbook in the dialog and saves it filled. */
async function fillWorkbook(page: Page, { locale, sample }: Journey): Promise<Uint8Array> {
  const say = textsIn(locale);
  await page.getByRole('button', { name: say('filling.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(workbookFile(sample));
  const save = dialog.getByRole('button', { name: say('filling.save') });
  await save.waitFor();
  return downloaded(page, () => save.click());
}

/** For each pupil of the page, by registration number, the row of a sheet. */
function rowsByPupil(bytes: Uint8Array, className: string) {
  const sheet = readSheets(bytes).find(({ name }) => name === className);
  return new Map(sheet?.rows.map(({ cells }) => [textOf(cells[0]), cells]));
}

const isMark = (text: string): boolean => parseMark(text).kind === 'mark';

describe.each(journeys)('marks go from the photo $sample to the ministry’s workbook', (journey) => {
  const photos = journey.isInParts ? ', photographed in parts' : '';
  it(`in ${journey.locale} by ${journey.device}${photos}`, async ({ open }) => {
    const { locale, sample, device } = journey;
    const say = textsIn(locale);
    const telephone = device === 'touch' && { width: 360, height: 740, hasTouch: true };
    const account = await accounts.newTeacher();
    const page = await open({ locale, account, ...telephone });
    const truth = sampleTruth(sample);

    await sendPhoto(page, journey);
    await acceptDoubts(page, journey);
    await expectTidy(page);
    await confirm(page, journey);

    const link = page.getByRole('link', { name: say('review.downloadCsv') });
    await link.waitFor();
    const csv = Buffer.from(await downloaded(page, () => link.click())).toString('utf8');
    const names = truth.pupils.filter(({ surname, givenName }) =>
      csv.includes(`${surname} ${givenName}`),
    );
    // An unreadable name may stay as it is; the workbook then gets no marks for it.
    const unnamed = truth.pupils.length - names.length;
    expect(unnamed).toBeLessThanOrEqual(1);

    const before = rowsByPupil(sampleWorkbook(languageOfSample(sample)), truth.className);
    const after = rowsByPupil(await fillWorkbook(page, journey), truth.className);
    const isFilled = truth.rows.map(({ cells, pupil = -1 }) => {
      const { registrationNumber = '' } = truth.pupils[pupil] ?? {};
      const written = (after.get(registrationNumber) ?? []).filter(
        (cell, column) => before.get(registrationNumber)?.[column] !== cell,
      );
      return written.length > 0 || !cells.some(({ text }) => isMark(text));
    });
    expect(isFilled.filter((is) => !is).length).toBeLessThanOrEqual(unnamed);
  });
});
