import type { GreyPicture } from './grey-picture.ts';
import { project, type Projection } from './projection.ts';

/** Millimetres around the page that belong to the picture: a print may be shifted. */
export const pageBorder = 3;

/** A page seen from straight above, with its places in millimetres. */
export interface StraightPage {
  /** Pixels a millimetre. */
  readonly perMillimetre: number;
  readonly picture: GreyPicture;
  /** The light at a place: the nearest pixel's, 255 outside. */
  readonly at: (x: number, y: number) => number;
  /** Whether a place is in the photo at all. */
  readonly isSeen: (x: number, y: number) => boolean;
  /** The pixel of a place in the page's picture. */
  readonly pixelOf: (x: number, y: number) => readonly [x: number, y: number];
}

/** Fills a row of the page's picture from a photo. */
function fillRow(
  photo: GreyPicture,
  row: Uint8Array,
  start: readonly number[],
  by: readonly number[],
): void {
  const { data, width, height } = photo;
  let [across = 0, down = 0, depth = 1] = start;
  const [acrossBy = 0, downBy = 0, depthBy = 0] = by;
  for (let at = 0; at < row.length; at += 1) {
    const x = across / depth - 0.5;
    const y = down / depth - 0.5;
    across += acrossBy;
    down += downBy;
    depth += depthBy;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
    const [right, below] = [x - left, y - top];
    const from = top * width + left;
    const upper = (data[from] ?? 0) * (1 - right) + (data[from + 1] ?? 0) * right;
    const lower = (data[from + width] ?? 0) * (1 - right) + (data[from + width + 1] ?? 0) * right;
    row[at] = upper * (1 - below) + lower * below;
  }
}

/** Straightens a page of a photo. */
export function straightenPage(
  photo: GreyPicture,
  projection: Projection,
  page: { readonly width: number; readonly height: number },
  perMillimetre: number,
): StraightPage {
  const width = Math.round((page.width + 2 * pageBorder) * perMillimetre);
  const height = Math.round((page.height + 2 * pageBorder) * perMillimetre);
  const data = new Uint8Array(width * height).fill(255);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = projection;
  const x = 0.5 / perMillimetre - pageBorder;
  const by = [a, d, g].map((value) => value / perMillimetre);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / perMillimetre - pageBorder;
    const start = [a * x + b * y + c, d * x + e * y + f, g * x + h * y + i];
    fillRow(photo, data.subarray(row * width, (row + 1) * width), start, by);
  }
  return {
    perMillimetre,
    picture: { data, width, height },
    at: (u, v) => {
      const px = Math.round((u + pageBorder) * perMillimetre - 0.5);
      const py = Math.round((v + pageBorder) * perMillimetre - 0.5);
      return px < 0 || py < 0 || px >= width || py >= height ? 255 : (data[py * width + px] ?? 255);
    },
    isSeen: (u, v) => {
      const [px, py] = project(projection, [u, v]);
      return px > 1 && py > 1 && px < photo.width - 2 && py < photo.height - 2;
    },
    pixelOf: (u, v) => [(u + pageBorder) * perMillimetre, (v + pageBorder) * perMillimetre],
  };
}
