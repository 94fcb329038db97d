import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradeJob, samplePicture } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './check-picture.ts';

const { s3, jobs } = useJobServices();
const input = addressOf(sampleGradeJob);
const pictureKey = `work/teacher-1/grade/${sampleGradeJob.id}/picture.jpg`;

const upload = (body: Buffer) =>
  s3.objects.set(`/uploads/${samplePicture}`, { body, contentType: 'image/jpeg' });
const check = async (body: Buffer) => {
  upload(body);
  await callStep(handler, input);
  return s3.objects.get(`/results/${pictureKey}`)!.body;
};

const WIDTH = 240;
const HEIGHT = 320;
type Channels = 3 | 4;
const blank = (background: string, channels: Channels = 3): Sharp =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels, background } });
/** White with a red block in the upper left corner, which shows how the picture is turned. */
const cornered = async (): Promise<Sharp> => {
  const block = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  return sharp(
    await blank('#fff')
      .composite([{ input: block, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
};
const colourAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)];
};
/** The same picture with a false size, as in a compression bomb. */
const claiming = (png: Buffer, width: number, height: number) => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

beforeEach(async () => {
  await jobs.create(sampleGradeJob);
});

describe('the step that checks a picture', () => {
  it('stores the picture for the next step', async () => {
    upload(await blank('#123').jpeg().toBuffer());
    expect(await callStep(handler, input)).toEqual({ pictureKey });
    const kept = s3.objects.get(`/results/${pictureKey}`)!;
    expect(kept.contentType).toBe('image/jpeg');
    expect(await sharp(kept.body).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  it('removes the file’s data about camera, place and time', async () => {
    const told = blank('#fff')
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta>Oran</x:xmpmeta>')
      .withExif({
        IFD0: { Make: 'A phone', Copyright: 'A teacher' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' },
      });
    const original = await told.jpeg().toBuffer();
    expect(await sharp(original).metadata()).toMatchObject({ exif: expect.any(Buffer) as Buffer });
    const kept = await check(original);
    const { exif, xmp, icc, iptc } = await sharp(kept).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.toString('latin1')).not.toMatch(/phone|teacher|Oran/);
  });

  it.each([
    // Where the picture's upper left corner is shown, for each EXIF orientation.
    [1, 'upright', WIDTH, 10, 10],
    [2, 'upright', WIDTH, WIDTH - 10, 10],
    [3, 'upright', WIDTH, WIDTH - 10, HEIGHT - 10],
    [4, 'upright', WIDTH, 10, HEIGHT - 10],
    [5, 'lying', HEIGHT, 10, 10],
    [6, 'lying', HEIGHT, HEIGHT - 10, 10],
    [7, 'lying', HEIGHT, HEIGHT - 10, WIDTH - 10],
    [8, 'lying', HEIGHT, 10, WIDTH - 10],
  ])('turns a picture of orientation %i, which is then %s', async (orientation, _, width, x, y) => {
    const kept = await check(
      await (await cornered()).withMetadata({ orientation }).jpeg().toBuffer(),
    );
    expect(await sharp(kept).metadata()).toMatchObject({ width });
    const [red = 0, green = 255] = await colourAt(kept, x, y);
    expect(red - green).toBeGreaterThan(200);
  });

  it.each([
    ['a CMYK JPEG', () => blank('#c02020').toColourspace('cmyk').jpeg()],
    ['a progressive JPEG', () => blank('#c02020').jpeg({ progressive: true })],
    ['an interlaced PNG', () => blank('#c02020').png({ progressive: true })],
    ['a PNG of 16 bits', () => blank('#c02020').toColourspace('rgb16').png()],
    ['a PNG with a palette', () => blank('#c02020').png({ palette: true })],
    ['a wide gamut', () => blank('#c02020').withIccProfile('p3').jpeg()],
  ])('converts %s to sRGB', async (_, picture) => {
    const kept = await check(await picture().toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({
      format: 'jpeg',
      channels: 3,
      space: 'srgb',
    });
    const [red = 0, green = 255, blue = 255] = await colourAt(kept, 100, 100);
    expect(red).toBeGreaterThan(170);
    expect(Math.max(green, blue)).toBeLessThan(70);
  });

  it.each([
    ['grey', () => blank('#808080').toColourspace('b-w').png(), 128],
    ['grey of 16 bits', () => blank('#808080').toColourspace('grey16').png(), 128],
    ['nothing but transparence', () => blank('#00000000', 4).png(), 255],
  ])('converts %s to sRGB on white', async (_, picture, value) => {
    const colour = await colourAt(await check(await picture().toBuffer()), 100, 100);
    expect(colour).toHaveLength(3);
    for (const part of colour) expect(Math.abs(part - value)).toBeLessThan(3);
  });

  it('uses the first frame of an animated PNG', async () => {
    const still = await blank('#c02020').png().toBuffer();
    const afterHeader = 33;
    // acTL (two frames, endless) before the data; the second frame does not exist.
    const animation = Buffer.from('0000000861635440000000020000000000000000', 'hex');
    animation.write('acTL', 4);
    const parts = [still.subarray(0, afterHeader), animation, still.subarray(afterHeader)];
    const [red = 0] = await colourAt(await check(Buffer.concat(parts)), 100, 100);
    expect(red).toBeGreaterThan(170);
  });

  it('keeps only as many pixels as the reader needs', async () => {
    const wide = sharp({ create: { width: 9_000, height: 300, channels: 3, background: '#fff' } });
    const kept = await check(await wide.png().toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ width: 4_096 });
  });

  it.each([
    ['a PDF with another name', async () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'picture-not-image'],
    ['a WebP', () => blank('#fff').webp().toBuffer(), 'picture-not-image'],
    ['no bytes at all', async () => Buffer.alloc(0), 'picture-not-image'],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'upload-too-large'],
  ])('fails without a retry on %s', async (_, body, code) => {
    await expect(check(await body())).rejects.toMatchObject({
      name: 'JobError',
      message: JSON.stringify({ code }),
    });
  });

  it.each([
    ['the JPEG’s first bytes', 'jpeg', (bytes: Buffer) => bytes.subarray(0, 4)],
    ['a JPEG without its frame', 'jpeg', () => Buffer.from('ffd8ffe000024a', 'hex')],
    ['a JPEG’s first half', 'jpeg', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['the PNG’s first bytes', 'png', (bytes: Buffer) => bytes.subarray(0, 12)],
    ['a PNG’s first half', 'png', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a PNG without any width', 'png', (bytes: Buffer) => claiming(bytes, 0, 300)],
    ['a PNG with another size', 'png', (bytes: Buffer) => claiming(bytes, 300, 300)],
  ] as const)('reports %s as damaged', async (_, format, damage) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#fff',
      noise,
    } as const;
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    await expect(check(damage(whole))).rejects.toThrow('picture-damaged');
  });

  it.each([
    [1, 1, 'picture-too-small', '200'],
    [199, 3_000, 'picture-too-small', '200'],
    [10_001, 300, 'picture-too-large', '10000'],
    [30_000, 30_000, 'picture-too-large', '10000'],
    [2 ** 31 - 1, 2 ** 31 - 1, 'picture-too-large', '10000'],
  ])('refuses %i × %i pixels, whether or not they exist', async (width, height, code, limit) => {
    const body = claiming(await blank('#fff').png().toBuffer(), width, height);
    await expect(check(body)).rejects.toThrow(JSON.stringify({ code, params: { limit } }));
  });

  it('does not read another user’s upload, even if the record names it', async () => {
    const request = { imageS3Key: samplePicture.replace('teacher-1', 'teacher-2') };
    const id = '01KJQ5N8000000000000000001';
    await jobs.create({ ...sampleGradeJob, id, request });
    await expect(callStep(handler, { ...input, jobId: id })).rejects.toThrow('upload-not-yours');
    expect(s3.requests).toHaveLength(0);
  });

  it('stores nothing for a job that was deleted', async () => {
    await jobs.remove(input, ['PENDING']);
    await expect(check(await blank('#fff').png().toBuffer())).rejects.toThrow('cancelled');
    expect([...s3.objects.keys()]).toEqual([`/uploads/${samplePicture}`]);
  });
});
