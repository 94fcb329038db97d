import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { isBlackAndWhite } from './is-black-and-white.ts';

/** Part of a sheet in millimetres: grey rings, some filled with a pencil, black marks, a thin line. */
const rings = Array.from({ length: 40 }, (_, at) => {
  const [x, y] = [8 + (at % 8) * 8.37, 8 + Math.floor(at / 8) * 8.21];
  return `<circle cx="${x}" cy="${y}" r="2.3" stroke="#808488" stroke-width="0.25" fill="${at % 5 === 2 ? '#6c6c70' : 'none'}"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 74 60" width="740" height="600">
  <rect width="74" height="60" fill="#fff"/>${rings.join('')}
  <path d="M1 1h4v4h-4zM69 1h4v4h-4zM1 55h4v4h-4z"/><path d="M8 48L66 50" stroke="#333" stroke-width="0.3"/></svg>`;

interface Scan {
  readonly dotsPerInch: number;
  /** How much larger or smaller the scan is made afterwards. */
  readonly by?: number;
  /** What is lighter is white. */
  readonly threshold?: number;
  readonly paper?: number;
}

async function scan({ dotsPerInch, by = 1, threshold, paper = 1 }: Scan): Promise<GreyPicture> {
  const width = Math.round((74 * dotsPerInch) / 25.4);
  const drawn = sharp(Buffer.from(svg)).resize({ width }).greyscale().linear(paper, 0);
  const seen = await (threshold ? drawn.threshold(threshold) : drawn).png().toBuffer();
  const jpeg = await sharp(seen)
    .resize({ width: Math.round(width * by) })
    .jpeg({ quality: 80 })
    .toBuffer();
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe.each([
  { dotsPerInch: 150 },
  { dotsPerInch: 200 },
  { dotsPerInch: 300 },
  { dotsPerInch: 150, by: 1.37 },
  { dotsPerInch: 200, by: 1.026 },
  { dotsPerInch: 300, by: 0.684 },
])('a scan with $dotsPerInch dots an inch that is made $by times as large', (size) => {
  it.each([150, 165])(
    'is in black and white if what is lighter than %d is white',
    async (threshold) => {
      expect(isBlackAndWhite(await scan({ ...size, threshold }))).toBe(true);
    },
  );

  it('is not in black and white if it has greys, however white its paper is', async () => {
    expect(isBlackAndWhite(await scan(size))).toBe(false);
    expect(isBlackAndWhite(await scan({ ...size, paper: 0.9 }))).toBe(false);
  });
});

it('an empty paper is not in black and white', () => {
  const paper = { data: new Uint8Array(100 * 100).fill(255), width: 100, height: 100 };
  expect(isBlackAndWhite(paper)).toBe(false);
});
