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

/** How to take a strip from a cell. */
interface StripPlace {
  readonly box: InkBox;
  /** Pixels of the strip for a pixel of the cell. */
  readonly scale: number;
  /** In pixels of the strip. */
  readonly width: number;
  /** The row of the cell that becomes the middle of the strip. */
  readonly middleY: number;
  /** Grey, 0–255, that counts as full ink. */
  readonly inkGrey: number;
}

function takeStrip(cell: CellImage, { box, scale, width, middleY, inkGrey }: StripPlace): Strip {
  const middleX = box.x + box.width / 2 - 0.5;
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

/** The nearest multiple of `step` between two limits. */
const roundTo = (step: number, value: number, least: number, most: number): number =>
  step * Math.round(Math.min(most, Math.max(least, value)) / step);

/** Scales a cell's ink so that all cells of its column have the same digit height, {@link DIGIT_ROWS} rows. */
export function makeStrip(
  cell: CellImage,
  { box, digitHeight, drop, inkGrey }: ColumnMeasure & Pick<StripPlace, 'box' | 'inkGrey'>,
): Strip {
  const scale = DIGIT_ROWS / digitHeight;
  const columns = (box.width + 2 * MARGIN * digitHeight) * scale;
  const width = roundTo(2, columns, NARROWEST, WIDEST);
  return takeStrip(cell, { box, scale, width, middleY: cell.height / 2 + drop - 0.5, inkGrey });
}

/** Height of a cell's whole ink in a strip for the networks of pen strokes, before it is enlarged. */
const INK_ROWS = 24;
/** Paper before and after the ink together, in pixels of the strip. */
const SIDES = 16;
/** Ink lower than this share of the cell, such as a dash, is not scaled to the full height. */
const LOWEST = 0.28;
/** Of the darkest pixels, the one that counts as full ink: the share of the cell, and limits. */
const DARK = { share: 0.01, least: 3, most: 30 } as const;

/** The grey that only a few pixels of a cell are darker than. */
function darkOf({ ink }: CellImage): number {
  const counts = new Uint32Array(256);
  for (const grey of ink) counts[grey] = (counts[grey] ?? 0) + 1;
  let left = Math.min(DARK.most, Math.max(DARK.least, Math.floor(ink.length * DARK.share)));
  return counts.findIndex((count) => (left -= count) < 0);
}

/** Scales a cell's ink to the same height, whatever the other cells of its column are like. */
export function makePenStrip(cell: CellImage, box: InkBox, larger: number): Strip {
  const scale = (larger * INK_ROWS) / Math.max(box.height, LOWEST * cell.height);
  const width = roundTo(8, box.width * scale + SIDES, 24, 256);
  const middleY = box.y + box.height / 2 - 0.5;
  return takeStrip(cell, { box, scale, width, middleY, inkGrey: darkOf(cell) });
}
