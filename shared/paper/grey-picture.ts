/** Grey pixels row by row; 0 is black and 255 is white. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A place in a picture in pixels, or on a page in millimetres. */
export type Spot = readonly [x: number, y: number];

export const distance = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x1 - x2, y1 - y2);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which a share of the values are. 0 if there are none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** The light at a place between pixels, whose middles are at halves. */
export function lightAt({ data, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const across = Math.min(1, Math.max(0, x - 0.5 - left));
  const down = Math.min(1, Math.max(0, y - 0.5 - top));
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const below = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return above * (1 - down) + below * down;
}
