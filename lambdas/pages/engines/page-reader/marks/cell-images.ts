import type { CellImage } from '../digits/cell-image.ts';
import type { Grey } from '../page/grey.ts';
import { middleOf, type Stroke } from '../page/strokes.ts';
import { reachesInto, type TableCell } from '../table/table-cells.ts';
import { cornersOf, type TableGrid } from '../table/table-grid.ts';

/** The ink of a cell, with the position of its image on the page. */
export interface PlacedImage {
  readonly image: CellImage;
  readonly left: number;
  readonly top: number;
}

/** Letter heights beyond its cell up to which ink is kept. */
const overflow = 0.35;

/** Pixels of paper kept beside ink that reaches further, so that it is not taken for a remnant of a ruling. */
const beside = 4;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (grid: TableGrid, cell: TableCell): Box => {
  const corners = cornersOf(grid, cell);
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.round((a.x + d.x) / 2),
    right: Math.round((b.x + c.x) / 2),
    top: Math.round((a.y + b.y) / 2),
    bottom: Math.round((c.y + d.y) / 2),
  };
};

const meets = (one: Box, other: Box): boolean =>
  one.left <= other.right &&
  one.right >= other.left &&
  one.top <= other.bottom &&
  one.bottom >= other.top;

/** Whether a stroke of a row above or below holds a sign of this cell too. */
const isJoined = (stroke: Stroke, cell: Box): boolean => {
  const { x } = middleOf(stroke);
  return x > cell.left && x < cell.right && reachesInto(stroke, cell);
};

/** Widths of a sign's ink in its height, and the share of its height that is as wide; a tail or a bar is a thin line. */
const broad = { width: 0.3, rows: 0.1 };

/** Whether a cell's stroke holds a sign of the row above or below too. */
const holdsOther = (stroke: Stroke, { top, bottom }: Box): boolean =>
  reachesInto(stroke, { top: 2 * top - bottom, bottom: top }) ||
  reachesInto(stroke, { top: bottom, bottom: 2 * bottom - top });

/**
 * Cuts a cell out of a page without rulings: everything inside its edges except other cells' ink, plus its own ink
 * outside. Of ink that joins signs of two rows, each gets what is inside its edges.
 * @param strokes all ink of the page
 */
export const cutCell = (
  page: Grey,
  grid: TableGrid,
  cell: TableCell,
  { strokes, letters }: { readonly strokes: readonly Stroke[]; readonly letters: number },
): PlacedImage => {
  const inner = boxOf(grid, cell);
  const more = Math.round(letters * overflow);
  const whole = cell.strokes.filter((one) => !holdsOther(one, inner));
  const left = Math.min(inner.left - more, ...whole.map((one) => one.left - beside));
  const right = Math.max(inner.right + more, ...whole.map((one) => one.right + beside));
  const top = inner.top - more;
  const width = Math.max(1, right - left + 1);
  const height = Math.max(1, inner.bottom - inner.top + 1 + 2 * more);
  const ink = new Uint8Array(width * height).fill(255);
  const paint = (box: Box, at: (x: number, y: number) => number) => {
    for (let y = Math.max(top, box.top); y <= Math.min(top + height - 1, box.bottom); y += 1)
      for (let x = Math.max(left, box.left); x <= Math.min(left + width - 1, box.right); x += 1)
        ink[(y - top) * width + x - left] = at(x, y);
  };
  const fromPage = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= page.width || y >= page.height
      ? 255
      : (page.data[y * page.width + x] ?? 255);
  paint(
    { left: inner.left + 1, right: inner.right - 1, top: inner.top + 1, bottom: inner.bottom - 1 },
    fromPage,
  );
  const own = new Set(cell.strokes);
  const isOwn = (x: number, y: number): boolean =>
    cell.strokes.some((one) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom);
  /** Whether another row's stroke is more than a line in this cell. */
  const isBroad = (stroke: Stroke): boolean => {
    const [from, to] = [Math.max(stroke.top, inner.top + 1), Math.min(stroke.bottom, inner.bottom)];
    const widths = Array.from({ length: Math.max(0, to - from) }, (_, at) => {
      const xs = Array.from(
        { length: stroke.right - stroke.left + 1 },
        (__, x) => stroke.left + x,
      ).filter((x) => fromPage(x, from + at) < 128 && !isOwn(x, from + at));
      return (xs.at(-1) ?? 0) - (xs[0] ?? 0);
    });
    const wide = widths.filter((width) => width > broad.width * widths.length);
    return wide.length > broad.rows * widths.length;
  };
  const keeps = (stroke: Stroke): boolean =>
    isJoined(stroke, inner) && holdsOther(stroke, inner) && isBroad(stroke);
  for (const stroke of strokes)
    if (!own.has(stroke) && meets(stroke, inner) && !keeps(stroke)) paint(stroke, () => 255);
  for (const stroke of whole)
    paint(
      {
        left: stroke.left - 1,
        right: stroke.right + 1,
        top: stroke.top - 1,
        bottom: stroke.bottom + 1,
      },
      fromPage,
    );
  return { image: { width, height, ink }, left, top };
};
