import sharp from 'sharp';
import type { PictureBox } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';

/** Minimum height of a crop in pixels; models read smaller ones badly. */
const LEAST_HEIGHT = 96;
const TEN_THOUSAND = 10_000;

/** Decodes a page once and cuts PNGs of single cells from it. */
export async function cropsOf(page: Uint8Array): Promise<(box: PictureBox) => Promise<Uint8Array>> {
  const { data, info } = await sharp(page, { limitInputPixels: limits.pictureSide ** 2 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  return ([left, top, across, down]) => {
    const x = Math.min(width - 1, Math.floor((left * width) / TEN_THOUSAND));
    const y = Math.min(height - 1, Math.floor((top * height) / TEN_THOUSAND));
    const area = {
      left: x,
      top: y,
      width: Math.max(1, Math.min(width - x, Math.ceil((across * width) / TEN_THOUSAND))),
      height: Math.max(1, Math.min(height - y, Math.ceil((down * height) / TEN_THOUSAND))),
    };
    const cut = sharp(data, { raw }).extract(area);
    return (area.height < LEAST_HEIGHT ? cut.resize({ height: LEAST_HEIGHT }) : cut)
      .png()
      .toBuffer();
  };
}
