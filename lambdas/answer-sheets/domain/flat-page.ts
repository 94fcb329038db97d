import type { LocatedSheet } from '#shared/paper/locate-sheet.ts';
import { resample } from '#shared/paper/resample.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';

/** Pixels a millimetre at most: 150 dots an inch, enough to judge a bubble on a screen and to print the sheet. */
const RESOLUTION = 6;

/**
 * A sheet in colour as if its paper were flat: bent paper is followed, so that each bubble is where it was printed.
 * @returns the page with the border that its straightened picture has
 */
export function flatPage(
  photo: ColourRaster,
  { page, placeInPhoto }: Pick<LocatedSheet, 'page' | 'placeInPhoto'>,
): ColourRaster {
  const shrunk = Math.min(1, RESOLUTION / page.perMillimetre);
  const width = Math.round(page.picture.width * shrunk);
  const height = Math.round(page.picture.height * shrunk);
  const data = resample(photo, 3, { width, height }, (x, y) =>
    placeInPhoto(...page.placeOf(x / shrunk, y / shrunk)),
  );
  return { data, width, height, channels: 3 };
}
