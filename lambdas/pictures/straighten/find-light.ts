import type { ColourRaster } from '../raster.ts';

/** The number of cells along the longer side; the brightness of paper is taken as constant in a cell. */
const CELLS = 120;
/** The paper's brightness is this quantile of a cell's pixels. */
const PAPER = 0.75;
/** Cells on each side over which a cell is smoothed. */
const REACH = 2;

/** The brightness of blank paper at each position, per colour; `cells` has three values per cell. */
export interface PaperLight {
  readonly width: number;
  readonly height: number;
  readonly cells: Float32Array;
}

/** The brightness below which this share of the values is; `counts` has three per brightness, one per colour. */
function quantile(counts: Uint32Array, band: number, most: number): number {
  let below = 0;
  for (let level = 0; level < 255; level += 1) {
    below += counts[level * 3 + band] ?? 0;
    if (below > most) return level;
  }
  return 255;
}

/** The light of a cell in each colour. */
function cellLight({ data, width }: ColourRaster, box: readonly number[]): number[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const counts = new Uint32Array(256 * 3);
  for (let y = top; y < bottom; y += 1) {
    const end = (y * width + right) * 3;
    for (let at = (y * width + left) * 3; at < end; at += 3) {
      for (let band = 0; band < 3; band += 1) {
        const count = (data[at + band] ?? 0) * 3 + band;
        counts[count] = (counts[count] ?? 0) + 1;
      }
    }
  }
  const most = (right - left) * (bottom - top) * PAPER;
  return [0, 1, 2].map((band) => quantile(counts, band, most));
}

const medians = (light: PaperLight): PaperLight =>
  mapNeighbours(light, (values) => values.sort()[values.length >> 1] ?? 0);
const means = (light: PaperLight): PaperLight =>
  mapNeighbours(light, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

function mapNeighbours(
  { width, height, cells }: PaperLight,
  /** May reorder its argument. */
  combine: (values: Float32Array) => number,
): PaperLight {
  const combined = new Float32Array(cells.length);
  const values = new Float32Array((2 * REACH + 1) ** 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let band = 0; band < 3; band += 1) {
        let count = 0;
        for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
          for (let at = Math.max(0, x - REACH); at <= Math.min(width - 1, x + REACH); at += 1) {
            values[count] = cells[(row * width + at) * 3 + band] ?? 0;
            count += 1;
          }
        }
        combined[(y * width + x) * 3 + band] = combine(values.subarray(0, count));
      }
    }
  }
  return { width, height, cells: combined };
}

/** The light of each cell, not smoothed. */
export function measureLight(picture: ColourRaster): PaperLight {
  const side = Math.max(picture.width, picture.height) / CELLS;
  const width = Math.max(1, Math.round(picture.width / side));
  const height = Math.max(1, Math.round(picture.height / side));
  const cells = new Float32Array(width * height * 3);
  const edge = (at: number, count: number, size: number) => Math.floor((at * size) / count);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [edge(y, height, picture.height), edge(y + 1, height, picture.height)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [edge(x, width, picture.width), edge(x + 1, width, picture.width)];
      cells.set(cellLight(picture, [left, top, right, bottom]), (y * width + x) * 3);
    }
  }
  return { width, height, cells };
}

/** The light on the page; a cell full of ink takes the light of its neighbours. */
export const smoothLight = (light: PaperLight): PaperLight => means(medians(light));
