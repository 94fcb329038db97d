import type { Grey } from '../page/grey.ts';

/** Width in pixels of the strips in which a line is practically straight. */
const stripWidth = 72;
/** Pixels along the line over which ink is averaged: noise disappears, rulings stay and writing blurs. */
const smear = 8;
/** Pixels; at this distance on both sides there must be paper, since rulings are at most about twice as thick. */
const reach = 5;
/** Minimum contrast with the paper, of 255. */
const depth = 9;

/** The pixels that may be on a level line. */
export interface Ridges {
  readonly width: number;
  readonly height: number;
  readonly on: Uint8Array;
}

/** Darkness, averaged along each row. */
const smeared = ({ data, width, height }: Grey): Uint8Array => {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    let count = 0;
    for (let x = -smear; x < width; x += 1) {
      if (x + smear < width) {
        sum += 255 - (data[row + x + smear] ?? 255);
        count += 1;
      }
      if (x - smear - 1 >= 0) {
        sum -= 255 - (data[row + x - smear - 1] ?? 255);
        count -= 1;
      }
      if (x >= 0) out[row + x] = sum / count;
    }
  }
  return out;
};

export const findRidges = (page: Grey): Ridges => {
  const { width, height } = page;
  const dark = smeared(page);
  const on = new Uint8Array(dark.length);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      const here = dark[y * width + x] ?? 0;
      const around = Math.max(dark[above + x] ?? 0, dark[below + x] ?? 0);
      if (here - around >= depth) on[y * width + x] = 1;
    }
  }
  return { width, height, on };
};

/** A position in a strip where a line may pass. */
export interface Peak {
  readonly y: number;
  /** The share of the strip's width. */
  readonly share: number;
}

export interface Strip {
  readonly from: number;
  readonly to: number;
  readonly peaks: readonly Peak[];
}

const near = (ridges: Ridges, x: number, y: number): boolean => {
  const at = y * ridges.width + x;
  return Boolean(
    ridges.on[at] ||
    (y > 0 && ridges.on[at - ridges.width]) ||
    (y < ridges.height - 1 && ridges.on[at + ridges.width]),
  );
};

/** Whether a level line passes within `slack` pixels of a position. */
export const onRidge = (ridges: Ridges, x: number, y: number, slack: number): boolean => {
  const column = Math.round(x);
  if (column < 0 || column >= ridges.width) return false;
  for (let row = Math.round(y) - slack; row <= Math.round(y) + slack; row += 1)
    if (row >= 0 && row < ridges.height && ridges.on[row * ridges.width + column]) return true;
  return false;
};

/** The heights of a strip at which most of its width is on a line. */
const peaksOf = (ridges: Ridges, from: number, to: number): Peak[] => {
  const shares = Float64Array.from({ length: ridges.height }, (_, y) => {
    let count = 0;
    for (let x = from; x < to; x += 1) if (near(ridges, x, y)) count += 1;
    return count / (to - from);
  });
  const peaks: Peak[] = [];
  for (let y = 0; y < shares.length; y += 1) {
    const share = shares[y] ?? 0;
    if (share < 0.5) continue;
    let end = y;
    while (end + 1 < shares.length && (shares[end + 1] ?? 0) >= share - 0.02 && end - y < reach)
      end += 1;
    const best = Math.max(...shares.subarray(Math.max(0, y - reach), end + reach + 1));
    if (best <= Math.max(...shares.subarray(y, end + 1)) + 1e-9)
      peaks.push({ y: (y + end) / 2, share: best });
    y = end;
  }
  return peaks.filter(({ y }, at) => y - (peaks[at - 1]?.y ?? -reach) >= reach - 1);
};

export const stripsOf = (ridges: Ridges): Strip[] => {
  const count = Math.max(1, Math.round(ridges.width / stripWidth));
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * ridges.width) / count);
    const to = Math.floor(((at + 1) * ridges.width) / count);
    return { from, to, peaks: peaksOf(ridges, from, to) };
  });
};
