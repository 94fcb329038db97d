import type { CellImage } from './cell-image.ts';
import { strokeWidth, type ColumnMeasure, type Pen, type Piece } from './find-ink.ts';

/** Widths of strokes in digit heights: what a pen at least as broad as the first wrote is drawn as fine as the second. */
const BROAD = 0.175;
const FINE = 0.1;

/** The pixels around one, each with the share of it that is within a radius. */
function aroundOf(radius: number): { x: number; y: number; share: number }[] {
  const most = Math.ceil(radius);
  const range = Array.from({ length: 2 * most + 1 }, (_, at) => at - most);
  return range
    .flatMap((y) => range.map((x) => ({ x, y, share: radius + 0.5 - Math.hypot(x, y) })))
    .filter(({ share }) => share > 0)
    .map(({ x, y, share }) => ({ x, y, share: Math.min(1, share) }));
}

/** The ink in a piece's box, with a border of paper. */
function cutOut({ width, ink }: CellImage, piece: Piece): CellImage {
  const wide = piece.width + 2;
  const cut = new Uint8Array(wide * (piece.height + 2)).fill(255);
  for (let y = 0; y < piece.height; y += 1) {
    const from = (piece.y + y) * width + piece.x;
    cut.set(ink.subarray(from, from + piece.width), (y + 1) * wide + 1);
  }
  return { width: wide, height: piece.height + 2, ink: cut };
}

/**
 * A cell as a finer pen would have written it, where its pen is broad: holes of digits open again, and the networks of pens,
 * which saw hardly any ink as broad, see its lines. A finer sign beside broad ones, or in a column of them, stays as it is.
 */
export function thinInk(
  cell: CellImage,
  pieces: readonly Piece[],
  pen: Pen,
  { digitHeight }: ColumnMeasure,
): CellImage {
  if (pen.width < BROAD * digitHeight) return cell;
  const { width, height, ink } = cell;
  const greyAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (ink[y * width + x] ?? 255);
  const thin = Uint8Array.from(ink);
  for (const piece of pieces) {
    const own = Math.min(pen.width, strokeWidth([cutOut(cell, piece)], pen.threshold));
    if (own <= FINE * digitHeight) continue;
    const around = aroundOf((own - FINE * digitHeight) / 2);
    for (let y = piece.y; y < piece.y + piece.height; y += 1)
      for (let x = piece.x; x < piece.x + piece.width; x += 1) {
        const grey = greyAt(x, y);
        thin[y * width + x] = around.reduce(
          (lightest, { x: dx, y: dy, share }) =>
            Math.max(lightest, grey + (greyAt(x + dx, y + dy) - grey) * share),
          grey,
        );
      }
  }
  return { width, height, ink: thin };
}
