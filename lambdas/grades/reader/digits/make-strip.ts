import type { CellImage, InkBox } from './cell-image.ts';
import type { ColumnMeasure } from './find-ink.ts';
import { STRIP_HEIGHT, type Strip } from './line-network.ts';

/** Height of a digit in a strip. */
const DIGIT_ROWS = 17;
/** Paper kept before and after the ink, in digit heights. */
const MARGIN = 0.3;
const NARROWEST = 16;
/** Room for twenty digits. */
const WIDEST = 320;

/** The cell's pixels, from `from` on, that form one pixel of a strip along one axis, with their weights. */
interface Taps {
  readonly from: number;
  readonly weights: readonly number[];
}

/** Taps of a tent filter as wide as the coarser grid: shrinking keeps hairlines, and enlarging makes no steps. */
function tapsOf(centre: number, scale: number, limit: number): Taps {
  const reach = Math.max(1, 1 / scale);
  const from = Math.max(0, Math.ceil(centre - reach));
  const to = Math.min(limit - 1, Math.floor(centre + reach));
  const raw = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) =>
    Math.max(0, 1 - Math.abs(from + step - centre) / reach),
  );
  return { from, weights: raw.map((weight) => weight / reach) };
}

/** How to take a strip from a cell: its scale, its middle row, and the grey that counts as full ink. */
export interface StripPlace extends ColumnMeasure {
  readonly box: InkBox;
  /** Grey, 0–255, of the column's ink. */
  readonly inkGrey: number;
}

/** Scales a cell's ink so that all cells have the same digit height, {@link DIGIT_ROWS} rows around the middle. */
export function makeStrip(cell: CellImage, place: StripPlace): Strip {
  const { box, digitHeight, drop, inkGrey } = place;
  const scale = DIGIT_ROWS / digitHeight;
  const columns = (box.width + 2 * MARGIN * digitHeight) * scale;
  const width = 2 * Math.round(Math.min(WIDEST, Math.max(NARROWEST, columns)) / 2);
  const middleX = box.x + box.width / 2 - 0.5;
  const middleY = cell.height / 2 + drop - 0.5;
  const across = Array.from({ length: width }, (_, x) =>
    tapsOf(middleX + (x + 0.5 - width / 2) / scale, scale, cell.width),
  );
  const data = new Float32Array(width * STRIP_HEIGHT);
  const line = new Float32Array(cell.width);
  const full = Math.max(40, 255 - inkGrey);
  for (let y = 0; y < STRIP_HEIGHT; y += 1) {
    const taps = tapsOf(middleY + (y + 0.5 - STRIP_HEIGHT / 2) / scale, scale, cell.height);
    line.fill(0);
    taps.weights.forEach((weight, step) => {
      const row = taps.from + step;
      // Outside the ink there are only traces of rulings.
      if (row < box.y - 1 || row > box.y + box.height) return;
      const start = row * cell.width;
      for (let x = 0; x < cell.width; x += 1) {
        line[x] = (line[x] ?? 0) + (weight * (255 - (cell.ink[start + x] ?? 255))) / full;
      }
    });
    across.forEach(({ from, weights }, x) => {
      let sum = 0;
      for (let step = 0; step < weights.length; step += 1) {
        sum += (weights[step] ?? 0) * (line[from + step] ?? 0);
      }
      data[y * width + x] = Math.min(1, sum);
    });
  }
  return { width, data };
}
