import { limits } from '#shared/model/limits.ts';
import type { PictureSize } from '#shared/picture/picture-size.ts';

/** The longer side of A4 in PDF points, and the pixels with which nothing is lost in reading: 205 an inch. */
const A4_SIDE = 842;
const A4_PIXELS = 2_400;
/** Pixels of the longer side of any page; programs that make PDFs of photos often give a page the photo's size. */
const MOST_PIXELS = 3_600;

/** Pixels darker than this are ink; the share of them that a page with a printed sheet always has by its corner marks. */
const INK = 180;
const LEAST_INK = 0.000_3;

/**
 * The size of the picture of a page.
 * @param page in PDF points
 * @returns undefined if the page is so narrow that nothing on it is legible
 */
export function sizeOfPage({ width, height }: PictureSize): PictureSize | undefined {
  const longest = Math.max(width, height);
  if (!(longest > 0) || !Number.isFinite(longest)) return undefined;
  const side = Math.min(MOST_PIXELS, Math.max(A4_PIXELS, (longest * A4_PIXELS) / A4_SIDE));
  const size = {
    width: Math.round((width * side) / longest),
    height: Math.round((height * side) / longest),
  };
  return Math.min(size.width, size.height) >= limits.pictureSmallestSide ? size : undefined;
}

/**
 * Whether a page is empty, such as the back of a sheet in a scan of both sides.
 * @param pixels red, green, blue and opacity of each
 */
export function isEmptyPage(pixels: Uint8ClampedArray): boolean {
  const least = (pixels.length / 4) * LEAST_INK;
  let ink = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[index], pixels[index + 1], pixels[index + 2]];
    if (Math.min(red, green, blue) < INK) ink += 1;
    if (ink > least) return false;
  }
  return true;
}
