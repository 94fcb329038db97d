import type { Spot } from '#shared/paper/grey-picture.ts';
import type { LocatedSheet } from '#shared/paper/locate-sheet.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';

/** Millimetres between places that are looked up in the photo; those between them are interpolated. */
const STEP = 5;

/** Where a row of the page is in the photo: a place every {@link STEP} millimetres. */
type PlacesOfRow = readonly Spot[];

/** The places of a row between two others. */
const between = (upper: PlacesOfRow, lower: PlacesOfRow, share: number): PlacesOfRow =>
  upper.map(([x, y], index) => {
    const [otherX, otherY] = lower[index] ?? [x, y];
    return [x + (otherX - x) * share, y + (otherY - y) * share];
  });

/** Copies the colour at a place between pixels; outside of the photo stays what was there. */
function copyColour(
  { data, width, height }: ColourRaster,
  x: number,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [right, below] = [x - left, y - top];
  for (let upper = (top * width + left) * 3, band = 0; band < 3; upper += 1, band += 1) {
    const lower = upper + width * 3;
    const above = (data[upper] ?? 0) * (1 - right) + (data[upper + 3] ?? 0) * right;
    const under = (data[lower] ?? 0) * (1 - right) + (data[lower + 3] ?? 0) * right;
    to[at + band] = above * (1 - below) + under * below;
  }
}

/** Copies the colours along a row, from each of its places straight to the next. */
function copyRow(photo: ColourRaster, places: PlacesOfRow, step: number, row: Uint8Array): void {
  let pixel = 0;
  places.slice(1).forEach(([toX, toY], column) => {
    const [fromX, fromY] = places[column] ?? [toX, toY];
    const [dx, dy] = [(toX - fromX) / step, (toY - fromY) / step];
    const start = column * step;
    for (; pixel + 0.5 < start + step && pixel * 3 < row.length; pixel += 1) {
      const along = pixel + 0.5 - start;
      copyColour(photo, fromX + dx * along - 0.5, fromY + dy * along - 0.5, row, pixel * 3);
    }
  });
}

/**
 * A sheet in colour as if its paper were flat: bent paper is followed, so that each bubble is where it was printed.
 * @returns the page with a border of {@link pageBorder} around it
 */
export function flatPage(
  photo: ColourRaster,
  { page, placeInPhoto }: Pick<LocatedSheet, 'page' | 'placeInPhoto'>,
): ColourRaster {
  const { width, height } = page.picture;
  const step = STEP * page.perMillimetre;
  const upTo = (pixels: number): number[] =>
    Array.from({ length: Math.ceil(pixels / step) + 1 }, (_, index) => index * STEP - pageBorder);
  const rows = upTo(height).map((y) => upTo(width).map((x) => placeInPhoto(x, y)));
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y += 1) {
    const down = (y + 0.5) / step;
    const index = Math.floor(down);
    const places = between(rows[index] ?? [], rows[index + 1] ?? [], down - index);
    copyRow(photo, places, step, data.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { data, width, height, channels: 3 };
}
