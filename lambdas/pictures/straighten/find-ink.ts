import { isOnPage, clearEdge, type PageMask } from './page-mask.ts';
import type { GreyRaster } from '../raster.ts';

/** Half the side of the neighbourhood with which a pixel is compared. */
const REACH = 12;
/** Ink is darker than this share of its neighbourhood's mean. */
const DARKER = 0.88;

/** The integral image: sums of all pixels above and to the left, with a first row and column of zeros. */
function sumsOf({ data, width, height }: GreyRaster): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = (sums[at - width - 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Finds what is written or ruled on the page: 1 where a pixel is darker than its neighbourhood, in any light. */
export function findInk(picture: GreyRaster, mask: PageMask): Uint8Array {
  const { data, width, height } = picture;
  const sums = sumsOf(picture);
  const inner = clearEdge(mask);
  const ink = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - REACH) * (width + 1);
    const bottom = Math.min(height, y + REACH + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - REACH);
      const right = Math.min(width, x + REACH + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      const mean = (sum * (width + 1)) / ((bottom - top) * (right - left));
      const isInk = (data[y * width + x] ?? 0) < mean * DARKER;
      if (isInk && isOnPage(inner, x / width, y / height)) ink[y * width + x] = 1;
    }
  }
  return ink;
}
