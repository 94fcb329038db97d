import type { GreyRaster } from '#lambdas/pictures/raster.ts';

/** Share of a page's height that is enough to tell its turn and alphabet. */
const SHARE = 0.2;
const LEAST_HEIGHT = 300;
const INK_BELOW = 140;

/** The part of a page, over its whole width, in which ink and paper alternate most. */
export function densestBand({ data, width, height }: GreyRaster): GreyRaster {
  const high = Math.min(height, Math.max(LEAST_HEIGHT, Math.round(height * SHARE)));
  /** Changes between ink and paper in all rows above. */
  const above = new Float64Array(height + 1);
  for (let y = 0; y < height; y += 1) {
    let changes = 0;
    let wasInk = false;
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      const isInk = (data[at] ?? 255) < INK_BELOW;
      if (isInk !== wasInk) changes += 1;
      wasInk = isInk;
    }
    above[y + 1] = (above[y] ?? 0) + changes;
  }
  let [top, most] = [0, -1];
  for (let y = 0; y + high <= height; y += 1) {
    const changes = (above[y + high] ?? 0) - (above[y] ?? 0);
    if (changes > most) [top, most] = [y, changes];
  }
  return {
    data: data.subarray(top * width, (top + high) * width),
    width,
    height: high,
    channels: 1,
  };
}
