import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, inject } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { samplePhoto } from '../support/gradebook-samples.ts';
import { textsIn } from '../support/interface-text.ts';
import { lockPdf, scanPdf } from '../support/scanned-pdf.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
let teacher: Account;
beforeAll(async () => {
  teacher = await accounts.newTeacher({ profile: false });
});

/** A photo of 12 megapixels as a phone stores it: on its side, with the place where it was taken. */
const phonePhoto = async (): Promise<Buffer> =>
  sharp(samplePhoto('ar-photo-western-hand'))
    .rotate(270)
    .resize(4032, 3024, { fit: 'fill' })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Playwright shows no bodies that are files, so the page keeps a copy of them. */
const keepSentFile = (page: Page) =>
  page.evaluate(`{
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) window.sentFile = body;
      send.call(this, body);
    };
  }`);
const sentFile = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate<string>(`new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(window.sentFile);
  })`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

it('a photo is sent upright, smaller and without its place, a damaged one as it is', async ({
  open,
}) => {
  const page = await open({ locale: 'ar', account: teacher });
  await page.goto('/grades/extract');
  await keepSentFile(page);
  /** The bytes that are sent of a chosen file. */
  const sentOf = async (buffer: Buffer): Promise<Buffer> => {
    const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file][name=image]').setInputFiles(file);
    await page.locator('[data-upload=sent]').waitFor();
    return sentFile(page);
  };
  const photo = await phonePhoto();
  const sent = await sentOf(photo);
  const { width, height, exif, orientation } = await sharp(sent).metadata();
  expect([width, height, exif, orientation]).toEqual([2700, 3600, undefined, undefined]);
  expect(sent.length).toBeLessThan(photo.length);

  await page.locator('[data-upload] button').click();
  const damaged = photo.subarray(0, photo.length / 2);
  expect((await sentOf(damaged)).equals(damaged)).toBe(true);
});

it('a page that a scanner has stored on its side is sent upright, and a PDF that cannot be opened says why', async ({
  open,
}) => {
  const say = textsIn('ar');
  const page = await open({ locale: 'ar', account: teacher });
  await page.goto('/grades/extract');
  await keepSentFile(page);
  // A page with a dark field in its upper left quarter.
  const drawing =
    '<svg width="840" height="1188"><rect width="100%" height="100%" fill="#fff"/><rect x="50" y="60" width="300" height="400"/></svg>';
  const { data, info } = await sharp(Buffer.from(drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = { pixels: data, width: info.width, height: info.height, perMillimetre: 4 };
  const scan = await scanPdf([paper], { coding: 'jbig2', dpi: 200, rotation: 90 });
  const pdf = { mimeType: 'application/pdf' };
  await page.locator('input[type=file][name=image]').setInputFiles([
    { name: 'scan.pdf', ...pdf, buffer: scan },
    { name: 'locked.pdf', ...pdf, buffer: await lockPdf(scan) },
    { name: 'cut.pdf', ...pdf, buffer: scan.subarray(0, scan.length / 2) },
  ]);
  for (const problem of ['photos.pdf.locked', 'photos.pdf.damaged'] as const)
    await page.getByText(say(problem)).waitFor();
  await page.locator('[data-upload=sent]').waitFor();
  const sent = sharp(await sentFile(page));
  const { width, height } = await sent.metadata();
  expect([width, height]).toEqual([1693, 2400]);
  const quarters = await sent
    .greyscale()
    .resize(2, 2, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  expect([...quarters].map((light) => light < 230)).toEqual([true, false, false, false]);
});
