import type { CellImage } from './cell-image.ts';
import type { ColumnMeasure, Pen } from './find-ink.ts';

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

/**
 * A cell as a finer pen would have written it, if its column's pen is broad: holes of digits open again, and the networks of
 * pens, which saw hardly any ink as broad, see its lines.
 */
export function thinInk(cell: CellImage, pen: Pen, { digitHeight }: ColumnMeasure): CellImage {
  if (pen.width < BROAD * digitHeight) return cell;
  const { width, height, ink } = cell;
  const around = aroundOf((pen.width - FINE * digitHeight) / 2);
  const greyAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (ink[y * width + x] ?? 255);
  const thin = ink.map((own, at) => {
    if (own === 255) return own;
    const x = at % width;
    const y = (at - x) / width;
    return around.reduce((lightest, { x: dx, y: dy, share }) => {
      const other = greyAt(x + dx, y + dy);
      return Math.max(lightest, own + (other - own) * share);
    }, own);
  });
  return { width, height, ink: thin };
}
