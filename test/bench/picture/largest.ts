import sharp, { type Sharp } from 'sharp';
import { limits } from '#shared/model/limits.ts';

const side = limits.pictureSide;

/** A line of marks on white; repeated, it is a page of any size that compresses like real pages. */
const strip = (
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="${height}">
  <rect width="100%" height="100%" fill="#f6f4ee"/>
  <path d="M0 1H2000" stroke="#555" stroke-width="2"/>
  <text x="20" y="70" font-size="48" fill="#123">بن عيسى سلمى 12,5 14 9,75</text>
</svg>`;

/** The largest possible page; `gap` is the distance between lines. */
async function largestPage(gap: number): Promise<Sharp> {
  const input = await sharp(Buffer.from(strip(gap)))
    .png()
    .toBuffer();
  const create = { width: side, height: side, channels: 3, background: '#fff' } as const;
  const { data } = await sharp({ create, limitInputPixels: false })
    .composite([{ input, tile: true }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: side, height: side, channels: 3 }, limitInputPixels: false });
}

/** 12 million pixels with sensor noise, as from a phone. */
async function phonePhoto(): Promise<Sharp> {
  const [width, height] = [4_032, 3_024];
  const input = await sharp(Buffer.from(strip(100)))
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 200, sigma: 9 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } }).composite([
    { input, tile: true, blend: 'multiply' },
  ]);
}

/** The slowest pictures to decode within 10 MB, and a typical one. */
export const largestPictures: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  ['phone photo, 12 MP', async () => (await phonePhoto()).jpeg({ quality: 88 }).toBuffer()],
  ['JPEG, 100 MP', async () => (await largestPage(400)).jpeg({ quality: 50 }).toBuffer()],
  [
    'progressive JPEG, 100 MP',
    async () =>
      (await largestPage(800))
        .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  [
    'progressive CMYK JPEG, 100 MP',
    async () =>
      (await largestPage(1_600))
        .toColourspace('cmyk')
        .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  ['PNG, 100 MP', async () => (await largestPage(200)).png().toBuffer()],
  [
    'interlaced PNG, 100 MP',
    async () => (await largestPage(400)).png({ progressive: true }).toBuffer(),
  ],
  [
    'interlaced PNG of 16 bits with alpha, 100 MP',
    async () =>
      (await largestPage(1_600))
        .ensureAlpha(0.5)
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
  ],
];
