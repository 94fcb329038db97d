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

/** Copies the colours along a row, interpolated; outside of the photo stays what was there. */
function copyRow(
  { data, width, height }: ColourRaster,
  places: PlacesOfRow,
  step: number,
  row: Uint8Array,
): void {
  for (let pixel = 0, at = 0; at < row.length; pixel += 1, at += 3) {
    const along = (pixel + 0.5) / step;
    const column = Math.floor(along);
    const [fromX, fromY] = places[column] ?? [0, 0];
    const [toX, toY] = places[column + 1] ?? [0, 0];
    const x = fromX + (toX - fromX) * (along - column) - 0.5;
    const y = fromY + (toY - fromY) * (along - column) - 0.5;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
    const [right, below] = [x - left, y - top];
    for (let upper = (top * width + left) * 3, band = 0; band < 3; upper += 1, band += 1) {
      const lower = upper + width * 3;
      const above = (data[upper] ?? 0) * (1 - right) + (data[upper + 3] ?? 0) * right;
      const under = (data[lower] ?? 0) * (1 - right) + (data[lower + 3] ?? 0) * right;
      row[at + band] = above * (1 - below) + under * below;
    }
  }
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
