import type { GreyPicture, Spot } from './grey-picture.ts';

/** Pixels between places that are looked up in the source; those between them are interpolated. */
const STEP = 40;
/** Places are whole numbers of this part of a pixel, because fractions are four times as slow. */
const PARTS = 1 << 16;
/** Pixels; farther places would not fit into 32 bits. */
const FARTHEST = 30_000;

const inReach = (pixels: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, pixels));
const partsOf = (pixels: number): number => Math.round(pixels * PARTS);

/** Bytes of a picture that is drawn, from the first to before the last. */
interface Row {
  readonly drawn: Uint8Array;
  readonly first: number;
  readonly last: number;
}

/** Fills a row with what is along a line of the source, from a place by a way for each pixel. */
function copyLine(
  { data, width, height }: GreyPicture,
  channels: number,
  { drawn, first, last }: Row,
  from: readonly [x: number, y: number],
  by: readonly [x: number, y: number],
): void {
  const line = width * channels;
  const right = by[0] | 0;
  const down = by[1] | 0;
  let x = from[0] | 0;
  let y = from[1] | 0;
  for (let at = first; at < last; x = (x + right) | 0, y = (y + down) | 0) {
    const left = x >> 16;
    const top = y >> 16;
    const next = at + channels;
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
      at = next;
      continue;
    }
    const across = (x >> 8) & 255;
    const below = (y >> 8) & 255;
    for (let pixel = top * line + left * channels; at < next; at += 1, pixel += 1) {
      const upper = (data[pixel] ?? 0) * (256 - across) + (data[pixel + channels] ?? 0) * across;
      const lower =
        (data[pixel + line] ?? 0) * (256 - across) + (data[pixel + line + channels] ?? 0) * across;
      drawn[at] = (upper * (256 - below) + lower * below + PARTS / 2) >> 16;
    }
  }
}

/**
 * Draws a picture anew: each pixel is what is between four pixels of a source, and white outside of it.
 * @param channels bytes of a pixel, in both
 * @param placeOf where a place of the new picture is in the source, both in pixels
 */
export function resample(
  source: GreyPicture,
  channels: 1 | 3,
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
  placeOf: (x: number, y: number) => Spot,
): Uint8Array {
  const drawn = new Uint8Array(width * height * channels).fill(255);
  const placesOf = (y: number): Spot[] =>
    Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, column) => {
      const [sourceX, sourceY] = placeOf(column * STEP, y);
      return [inReach(sourceX), inReach(sourceY)];
    });
  let lower = placesOf(0);
  for (let top = 0; top < height; top += STEP) {
    const upper = lower;
    lower = placesOf(top + STEP);
    // Squares one after another: a photo that lies on its side is then read from few places of the memory at a time.
    for (let left = 0; left < width; left += STEP) {
      const column = left / STEP;
      const [a, b] = [upper[column], upper[column + 1]];
      const [c, d] = [lower[column], lower[column + 1]];
      if (!a || !b || !c || !d) continue;
      const end = Math.min(width, left + STEP);
      for (let y = top; y < Math.min(height, top + STEP); y += 1) {
        const share = (y + 0.5 - top) / STEP;
        const along = (one: number, other: number): number => one + (other - one) * share;
        const [fromX, fromY] = [along(a[0], c[0]), along(a[1], c[1])];
        const byX = (along(b[0], d[0]) - fromX) / STEP;
        const byY = (along(b[1], d[1]) - fromY) / STEP;
        copyLine(
          source,
          channels,
          { drawn, first: (y * width + left) * channels, last: (y * width + end) * channels },
          [partsOf(fromX + byX / 2 - 0.5), partsOf(fromY + byY / 2 - 0.5)],
          [partsOf(byX), partsOf(byY)],
        );
      }
    }
  }
  return drawn;
}
