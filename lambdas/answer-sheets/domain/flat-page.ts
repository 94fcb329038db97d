import type { LocatedSheet } from '#shared/paper/locate-sheet.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';

/** Millimetres between places that are looked up in the photo; those between them are interpolated. */
const STEP = 5;

/** Copies the colour at a place of the photo, interpolated; outside of it stays what was there. */
function copyColour(photo: ColourRaster, x: number, y: number, to: Uint8Array, at: number): void {
  const { data, width, height } = photo;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [right, below] = [x - left, y - top];
  const from = (top * width + left) * 3;
  for (let band = 0; band < 3; band += 1) {
    const [upper, lower] = [from + band, from + band + width * 3];
    to[at + band] =
      ((data[upper] ?? 0) * (1 - right) + (data[upper + 3] ?? 0) * right) * (1 - below) +
      ((data[lower] ?? 0) * (1 - right) + (data[lower + 3] ?? 0) * right) * below;
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
  const across = Math.ceil(width / step) + 1;
  const places = Array.from({ length: (Math.ceil(height / step) + 1) * across }, (_, index) =>
    placeInPhoto(
      (index % across) * STEP - pageBorder,
      Math.floor(index / across) * STEP - pageBorder,
    ),
  );
  const placeAt = (index: number, axis: 0 | 1): number => places[index]?.[axis] ?? 0;
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y + 0.5) / step);
    const down = (y + 0.5) / step - row;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor((x + 0.5) / step);
      const right = (x + 0.5) / step - column;
      const from = row * across + column;
      const along = (axis: 0 | 1): number => {
        const upper = placeAt(from, axis) * (1 - right) + placeAt(from + 1, axis) * right;
        const next = from + across;
        const lower = placeAt(next, axis) * (1 - right) + placeAt(next + 1, axis) * right;
        return upper * (1 - down) + lower * down - 0.5;
      };
      copyColour(photo, along(0), along(1), data, (y * width + x) * 3);
    }
  }
  return { data, width, height, channels: 3 };
}
