import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { JobError } from '#core/jobs/job-error.ts';
import { decodablePicture, uprightPicture } from './picture-codec.ts';

const plain = (
  channels: 3 | 4,
  background: string | { r: number; g: number; b: number; alpha: number },
) => sharp({ create: { width: 40, height: 20, channels, background } });

it.each([
  ['a grey one', plain(3, '#808080').greyscale().png()],
  ['a transparent one', plain(4, { r: 0, g: 0, b: 0, alpha: 0 }).png()],
  ['one of a camera held upright', plain(3, '#808080').withMetadata({ orientation: 6 }).jpeg()],
])('a picture has three colours and is upright: %s', async (what, made) => {
  const picture = await decodablePicture(await made.toBuffer());
  const { data, width, height } = await picture.within(picture.longestSide);
  const [wide, high] = what.includes('camera') ? [20, 40] : [40, 20];
  expect([picture.longestSide, width, height, data.length]).toEqual([
    40,
    wide,
    high,
    wide * high * 3,
  ]);
  expect(data[0]).toBeGreaterThan(what.includes('transparent') ? 250 : 120);
});

it('a picture that breaks off is damaged, which no repetition mends', async () => {
  const whole = await plain(3, '#808080').jpeg().toBuffer();
  const broken = decodablePicture(whole.subarray(0, whole.length - 40)).then(({ within }) =>
    within(40),
  );
  await expect(broken).rejects.toMatchObject({ failure: { code: 'picture-damaged' } });
});

/** A picture of noise, which has no rows of one colour. */
const noise = () =>
  sharp({
    create: {
      ...{ width: 400, height: 400, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

it.each([
  ['in one pass', {}],
  ['in several passes', { progressive: true }],
])('a photo that lacks only its end marker is read as a whole (%s)', async (_, options) => {
  const whole = await noise().jpeg(options).toBuffer();
  const pixels = async (bytes: Uint8Array) =>
    (await (await decodablePicture(bytes)).within(400)).data;
  const expected = await pixels(whole);
  expect(await pixels(whole.subarray(0, -2))).toEqual(expected);
  expect(await pixels(whole.subarray(0, -1))).toEqual(expected);
});

it('a photo that breaks off says how much of it is missing', async () => {
  const whole = await noise().jpeg().toBuffer();
  const half = whole.subarray(0, Math.round(whole.length / 2));
  const failure: unknown = await uprightPicture(half).catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: { code: 'picture-damaged' } });
  const { params } = (failure as JobError).failure;
  expect(Number(params?.missing)).toBeGreaterThan(40);
  expect(Number(params?.missing)).toBeLessThan(60);
  // Also with some bytes of the last rows.
  const nearly = uprightPicture(whole.subarray(0, whole.length - 2_000));
  await expect(nearly).rejects.toMatchObject({ failure: { code: 'picture-damaged' } });
});

/** Where the markers of a JPEG's scans are. */
const scansOf = (bytes: Uint8Array): number[] =>
  [...bytes.keys()].filter((at) => bytes[at] === 0xff && bytes[at + 1] === 0xda);
const damageOf = async (bytes: Uint8Array): Promise<unknown> =>
  decodablePicture(bytes)
    .then(({ within }) => within(400))
    .catch((error: unknown) => (error as JobError).failure);

it('a photo in several passes that breaks off between two of them, or in a later one, is said to be blurred', async () => {
  const whole = await noise().jpeg({ progressive: true }).toBuffer();
  const scans = scansOf(whole);
  const blurred = { code: 'picture-damaged', params: { blurred: 'yes' } };
  for (const scan of scans.slice(1))
    expect(await damageOf(whole.subarray(0, scan))).toEqual(blurred);
  const last = scans.at(-1) ?? 0;
  expect(await damageOf(whole.subarray(0, last + 3_000))).toEqual(blurred);
});

it('a PNG whose last rows are white says how many are missing, and nothing if none is', async () => {
  const rows = await noise().resize(400, 100).png().toBuffer();
  const white = { width: 400, height: 400, channels: 3, background: '#fff' } as const;
  const page = sharp({ create: white }).composite([{ input: rows, top: 0, left: 0 }]);
  const png = await page.png().toBuffer();
  const most = (await damageOf(png.subarray(0, png.length - 1_500))) as JobError['failure'];
  expect(Number(most.params?.missing)).toBeGreaterThan(60);
  expect(Number(most.params?.missing)).toBeLessThan(80);
  // The sum of what is packed is cut, after all rows.
  expect(await damageOf(png.subarray(0, png.length - 18))).toEqual({ code: 'picture-damaged' });
});

it('a photo in several passes that breaks off in the first one, and a PNG, say how much is missing', async () => {
  const whole = await noise().jpeg({ progressive: true }).toBuffer();
  const [first = 0, second = 0] = scansOf(whole);
  const png = await noise().png().toBuffer();
  for (const half of [
    whole.subarray(0, Math.round((first + second) / 2)),
    png.subarray(0, Math.round(png.length / 2)),
  ]) {
    const { params } = (await damageOf(half)) as JobError['failure'];
    expect(Number(params?.missing)).toBeGreaterThan(35);
    expect(Number(params?.missing)).toBeLessThan(65);
  }
});
