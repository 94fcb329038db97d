import { DarkRuns } from './dark-pieces.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Pixels of a tile's side, as a power of two. Light is compared within a tile and those around it. */
const POWER = 2;
const TILE = 1 << POWER;
/** Where light differs less than this, in steps and as a share of the lightest, there is no edge. */
const CONTRAST = { steps: 26, share: 0.28 } as const;

/** The lowest and the highest light around each tile of a picture. */
interface LightRange {
  readonly picture: GreyPicture;
  readonly across: number;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
}

/** Takes for each tile the lowest and the highest of its own and of both that are `step` before and after it. */
function spread(low: Uint8Array, high: Uint8Array, step: number): void {
  const [lower, higher] = [low.slice(), high.slice()];
  for (let at = step; at < low.length - step; at += 1) {
    let [least = 0, most = 0] = [lower[at], higher[at]];
    const [lowBefore = 0, lowAfter = 0] = [lower[at - step], lower[at + step]];
    const [highBefore = 0, highAfter = 0] = [higher[at - step], higher[at + step]];
    if (lowBefore < least) least = lowBefore;
    if (lowAfter < least) least = lowAfter;
    if (highBefore > most) most = highBefore;
    if (highAfter > most) most = highAfter;
    low[at] = least;
    high[at] = most;
  }
}

/** The range of light all over a picture, by every second row. What is left over belongs to no tile. */
export function lightRange(picture: GreyPicture): LightRange {
  const { data, width, height } = picture;
  const [across, down] = [width >> POWER, height >> POWER];
  const [low, high] = [new Uint8Array(across * down).fill(255), new Uint8Array(across * down)];
  for (let y = 0; y < down << POWER; y += 2) {
    let at = y * width;
    const first = (y >> POWER) * across;
    for (let tile = first; tile < first + across; tile += 1) {
      let [least = 0, most = 0] = [low[tile], high[tile]];
      for (const end = at + TILE; at < end; at += 1) {
        const light = data[at] ?? 0;
        if (light < least) least = light;
        if (light > most) most = light;
      }
      low[tile] = least;
      high[tile] = most;
    }
  }
  // The last tile of a row and the first of the next one meet: what is at the picture's rim is no card.
  spread(low, high, 1);
  spread(low, high, across);
  return { picture, across, low, high };
}

/**
 * The dark sides of edges, up to where light is even. A dark shape is found by its outline, at any size and in any light,
 * and an even wall costs nothing.
 * @param level how far up from the darkest to the lightest around a pixel is still dark, from 0 to 1
 */
export function darkEdges({ picture, across, low, high }: LightRange, level: number): DarkRuns {
  const { data, width } = picture;
  /** By tile; 0 where no pixel is dark. */
  const limits = new Uint8Array(low.length);
  for (let tile = 0; tile < limits.length; tile += 1) {
    const [least = 0, most = 0] = [low[tile], high[tile]];
    const range = most - least;
    if (range >= CONTRAST.steps && range >= most * CONTRAST.share)
      limits[tile] = least + range * level;
  }
  const runs = new DarkRuns();
  for (let y = 0; y < Math.floor(limits.length / across) << POWER; y += 1) {
    const first = (y >> POWER) * across;
    const row = y * width;
    let from = -1;
    for (let column = 0; column < across; column += 1) {
      const limit = limits[first + column] ?? 0;
      const left = column << POWER;
      if (limit === 0) {
        if (from >= 0) runs.add(y, from, left);
        from = -1;
        continue;
      }
      for (let x = left; x < left + TILE; x += 1)
        if ((data[row + x] ?? 0) < limit) {
          if (from < 0) from = x;
        } else if (from >= 0) {
          runs.add(y, from, x);
          from = -1;
        }
    }
    if (from >= 0) runs.add(y, from, across << POWER);
    runs.endRow();
  }
  return runs;
}
