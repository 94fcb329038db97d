import type { CellImage, InkBox } from './cell-image.ts';

/** A connected part of ink. */
export interface Piece extends InkBox {
  /** Number of pixels. */
  readonly area: number;
  /** Grey of its darkest pixel. */
  readonly darkest: number;
}

/** A cell's ink, without the traces of paper and erased rulings. */
export interface CellInk {
  readonly pieces: readonly Piece[];
  readonly box: InkBox | undefined;
}

/** Less contrast than this is paper. */
const FAINTEST = 40;
const SMALLEST_AREA = 4;
const NEIGHBOURS = [-1, 0, 1];

/** The ink of cells written with the same pen, in greys of 0–255. */
export interface Pen {
  /** Grey in the middle of the strokes. */
  readonly grey: number;
  /** Pixels with a lower value are ink. */
  readonly threshold: number;
  /** Usual width of its strokes, in pixels. */
  readonly width: number;
}

/** The usual width of strokes, which have an edge on each side. */
export function strokeWidth(cells: readonly CellImage[], threshold: number): number {
  let [area, edge] = [0, 0];
  for (const { ink, width } of cells) {
    const isPaper = (at: number): boolean => (ink[at] ?? 255) >= threshold;
    for (const at of ink.keys()) {
      if (isPaper(at)) continue;
      area += 1;
      if (isPaper(at - 1) || isPaper(at + 1) || isPaper(at - width) || isPaper(at + width))
        edge += 1;
    }
  }
  return edge === 0 ? 0 : (2 * area) / edge;
}

/** Measures a column's pen, which may be a faint pencil. */
export function measurePen(cells: readonly CellImage[]): Pen {
  const histogram = new Uint32Array(256);
  for (const { ink } of cells) for (const grey of ink) histogram[grey] = (histogram[grey] ?? 0) + 1;
  const inked = histogram.subarray(0, 256 - FAINTEST).reduce((sum, count) => sum + count, 0);
  if (inked === 0) return { grey: 0, threshold: 255 - FAINTEST, width: 0 };
  let seen = 0;
  let grey = 0;
  while (grey < 255 && seen < inked / 10) {
    seen += histogram[grey] ?? 0;
    grey += 1;
  }
  const threshold = Math.min(255 - FAINTEST, (grey + 255) / 2 + 20);
  return { grey, threshold, width: strokeWidth(cells, threshold) };
}

/** Collects the connected ink, also across corners, from a starting pixel. */
function flood(
  { width, height, ink }: CellImage,
  threshold: number,
  seen: Uint8Array,
  start: number,
): Piece {
  const open = [start];
  seen[start] = 1;
  let [left, right, top, bottom] = [width, -1, height, -1];
  let area = 0;
  let darkest = 255;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    area += 1;
    darkest = Math.min(darkest, ink[index] ?? 255);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (const down of NEIGHBOURS) {
      for (const along of NEIGHBOURS) {
        const [u, v] = [x + along, y + down];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const next = v * width + u;
        if (seen[next] === 1 || (ink[next] ?? 255) >= threshold) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, area, darkest };
}

/** Whether a piece is the rest of a ruling: thin and along a border. */
function isRemnant(piece: Piece, { width, height }: CellImage): boolean {
  const thinAcross = piece.width < 5 && piece.height > 2.5 * piece.width;
  const thinDown = piece.height < 5 && piece.width > 2.5 * piece.height;
  const atSide = piece.x <= 2 || piece.x + piece.width >= width - 2;
  const atEdge = piece.y <= 2 || piece.y + piece.height >= height - 2;
  return (atSide && (thinAcross || piece.width < 3)) || (atEdge && (thinDown || piece.height < 3));
}

const around = (pieces: readonly InkBox[]): InkBox | undefined => {
  if (pieces.length === 0) return undefined;
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  const bottom = Math.max(...pieces.map((piece) => piece.y + piece.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** The pieces of ink of a cell at a threshold, without specks, remnants of rulings and smudges. */
export function findInk(cell: CellImage, threshold: number): CellInk {
  const seen = new Uint8Array(cell.ink.length);
  const pieces: Piece[] = [];
  cell.ink.forEach((grey, index) => {
    if (grey >= threshold || seen[index] === 1) return;
    const piece = flood(cell, threshold, seen, index);
    const isSpeck = piece.area < SMALLEST_AREA || piece.darkest > threshold - 15;
    if (!isSpeck && !isRemnant(piece, cell)) pieces.push(piece);
  });
  return { pieces, box: around(pieces) };
}

const quantile = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** A column's digit height, and how far its digits' middle is below the cells' middle, in pixels. */
export interface ColumnMeasure {
  readonly digitHeight: number;
  readonly drop: number;
}

/** Measures a column; `undefined` if nothing is written. */
export function measureColumn(
  cells: readonly CellImage[],
  inks: readonly CellInk[],
): ColumnMeasure | undefined {
  const heights = inks.flatMap(({ pieces }) => {
    // Digits are the tallest half of a cell's pieces, in contrast to decimal marks and slashes.
    const tallest = Math.max(0, ...pieces.map((piece) => piece.height));
    return pieces.filter(({ height }) => height > 5 && height > tallest * 0.6).map((p) => p.height);
  });
  const digitHeight = quantile(heights, 0.6);
  if (digitHeight === undefined) return undefined;
  const drops = inks.flatMap(({ pieces }, row) =>
    pieces
      .filter(({ height }) => height > digitHeight * 0.75 && height < digitHeight * 1.35)
      .map(({ y, height }) => y + height / 2 - (cells[row]?.height ?? 0) / 2),
  );
  return { digitHeight, drop: quantile(drops, 0.5) ?? 0 };
}

/** How far a cell's digits are below its middle: measured on its own ink and limited by its column. */
export function dropOf(
  { height }: CellImage,
  { pieces }: CellInk,
  { digitHeight, drop }: ColumnMeasure,
): number {
  const own = pieces
    .filter((piece) => piece.height > digitHeight * 0.75 && piece.height < digitHeight * 1.35)
    .map((piece) => piece.y + piece.height / 2 - height / 2);
  const middle = quantile(own, 0.5);
  return middle === undefined ? drop : 0.6 * middle + 0.4 * drop;
}
