import sharp from 'sharp';
import { beforeAll, expect, inject } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { samplePhoto } from '../support/gradebook-samples.ts';
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

it('a photo is sent upright, smaller and without its place, a damaged one as it is', async ({
  open,
}) => {
  const page = await open({ locale: 'ar', account: teacher });
  await page.goto('/grades/extract');
  // Playwright shows no bodies that are files, so the page keeps a copy of them.
  await page.evaluate(`{
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) window.sentFile = body;
      send.call(this, body);
    };
  }`);
  /** The bytes that are sent of a chosen file. */
  const sentOf = async (buffer: Buffer): Promise<Buffer> => {
    const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file][name=image]').setInputFiles(file);
    await page.locator('[data-upload=sent]').waitFor();
    const bytes = await page.evaluate<number[]>(
      'sentFile.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)])',
    );
    return Buffer.from(bytes);
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
