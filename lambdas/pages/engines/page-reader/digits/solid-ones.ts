import type { CellImage, InkBox } from './cell-image.ts';
import type { CellInk, ColumnMeasure, Pen } from './find-ink.ts';

/** Widths of the pen: ink that is broader in both directions is no line of it. */
const BROADER = 1.35;
const SMALLEST = 3;
/** A 1 of such ink, in digit heights: how high it is at least, and how wide it and the ink that it touches are at most. */
const TALL = 0.65;
const WIDE = { block: 0.65, ink: 0.8 } as const;
/** How much higher than wide it is, and the share of its box that it fills. */
const UPRIGHT = 1.4;
const SOLID = 0.74;
/** A closed 8 is narrower than this share of its halves in between. */
const WAIST = 0.75;
/** Ink as dark as this share of what counts as ink: the holes of a closed 8 are lighter. */
const DARK = 0.8;
/** Pixels around a block that are its blurred edge. */
const EDGE = 2;

/** Ink that is broader than the lines of its pen, row by row from the top. */
interface Block extends InkBox {
  readonly rows: readonly { readonly y: number; readonly from: number; readonly to: number }[];
  readonly area: number;
}

/** Whether each pixel is in a square of ink with this side. */
function inSquares({ width, ink }: CellImage, threshold: number, side: number): Uint8Array {
  /** The side of the largest square of ink that ends at a pixel. */
  const largest = new Uint16Array(ink.length);
  const inside = new Uint8Array(ink.length);
  for (const [at, grey] of ink.entries()) {
    if (grey >= threshold) continue;
    const before = [at - 1, at - width, at - width - 1].map((one) => largest[one] ?? 0);
    const own = at % width === 0 ? 1 : 1 + Math.min(...before);
    largest[at] = own;
    for (let up = 0; own >= side && up < side; up += 1)
      inside.fill(1, at - up * width - side + 1, at - up * width + 1);
  }
  return inside;
}

function blockOf(pixels: readonly number[], width: number): Block {
  const rows = [...Map.groupBy(pixels, (at) => Math.floor(at / width))]
    .map(([y, own]) => ({
      y,
      from: Math.min(...own) - y * width,
      to: Math.max(...own) - y * width,
    }))
    .toSorted((a, b) => a.y - b.y);
  const [x, y] = [Math.min(...rows.map(({ from }) => from)), rows[0]?.y ?? 0];
  const right = Math.max(...rows.map(({ to }) => to));
  return { x, y, width: right - x + 1, height: rows.length, rows, area: pixels.length };
}

function blocksIn(cell: CellImage, threshold: number, side: number): Block[] {
  const open = inSquares(cell, threshold, side);
  const blocks: Block[] = [];
  for (const start of open.keys()) {
    const pixels: number[] = [];
    const next = [start];
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      if (open[at] !== 1) continue;
      open[at] = 0;
      pixels.push(at);
      next.push(at - cell.width, at + cell.width, at - 1, at + 1);
    }
    if (pixels.length > 0) blocks.push(blockOf(pixels, cell.width));
  }
  return blocks;
}

/** How wide a block is in its middle, as a share of the narrower of its upper and lower part. */
function waistOf({ rows }: Block): number {
  const between = (from: number, to: number): number[] =>
    rows
      .slice(Math.floor(from * rows.length), Math.ceil(to * rows.length))
      .map((row) => row.to - row.from + 1);
  const halves = Math.min(Math.max(...between(0, 0.35)), Math.max(...between(0.65, 1)));
  return Math.min(...between(0.35, 0.65)) / halves;
}

const isWithin = (one: InkBox, other: InkBox): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

/** Whether a block is a 1: not what a struck-out mark is part of, nor an 8 whose holes are closed. */
const isOne = (block: Block, digitHeight: number): boolean =>
  block.height >= TALL * digitHeight &&
  block.width <= WIDE.block * digitHeight &&
  block.height >= UPRIGHT * block.width &&
  block.area >= SOLID * block.width * block.height &&
  waistOf(block) >= WAIST;

/** The straight line that is nearest to the middles of rows. */
function middleOf(rows: Block['rows']): (y: number) => number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const points = rows.map(({ y, from, to }) => ({ y, x: (from + to) / 2 }));
  const [y0, x0] = [mean(points.map(({ y }) => y)), mean(points.map(({ x }) => x))];
  const lean = points.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0);
  const spread = points.reduce((sum, { y }) => sum + (y - y0) ** 2, 0);
  return (y) => x0 + (lean / Math.max(1, spread)) * (y - y0);
}

/** The rows of a block with its edge. */
const withEdge = ({ rows }: Block): Block['rows'] => {
  const beyond = (row: Block['rows'][number] | undefined, step: number) =>
    Array.from({ length: EDGE }, (_, at) => row && { ...row, y: row.y + step * (at + 1) });
  const all = [...beyond(rows[0], -1), ...rows, ...beyond(rows.at(-1), 1)];
  return all.flatMap((row) => (row && row.y >= 0 ? [row] : []));
};

/**
 * A cell in which a 1 that is a solid block, as a felt pen leaves it, is a line of its column's pen: the networks of pens saw no
 * 1 as broad, and would take the block for a blot beside the number.
 */
export function slimOnes(
  cell: CellImage,
  { pieces }: CellInk,
  pen: Pen,
  { digitHeight }: ColumnMeasure,
): CellImage {
  const signs = pieces.filter(({ width }) => width <= WIDE.ink * digitHeight);
  const dark = pen.grey + DARK * (pen.threshold - pen.grey);
  const side = Math.max(SMALLEST, Math.round(BROADER * pen.width));
  const ones = blocksIn(cell, dark, side).filter(
    (block) => isOne(block, digitHeight) && signs.some((sign) => isWithin(block, sign)),
  );
  if (ones.length === 0) return cell;
  const ink = Uint8Array.from(cell.ink);
  for (const one of ones) {
    const middle = middleOf(one.rows);
    for (const { y, from, to } of withEdge(one).filter((row) => row.y < cell.height))
      for (let x = Math.max(0, from - EDGE); x <= Math.min(cell.width - 1, to + EDGE); x += 1)
        if (Math.abs(x - middle(y)) > pen.width / 2) ink[y * cell.width + x] = 255;
  }
  return { ...cell, ink };
}
