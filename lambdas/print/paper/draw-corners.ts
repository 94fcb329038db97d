import type { Direction } from '#shared/model/locale.ts';
import { printedGrid, type PrintedGrid } from '#shared/paper/printed-grid.ts';
import { markSize, paintFrame, ticksAround, type Edges } from '#shared/paper/sheet-frame.ts';
import type { TablePart } from '../layout/table.ts';
import { A4, type Box } from '../pdf/box.ts';
import { palette } from '../pdf/palette.ts';

const POINT = 25.4 / 72;
/** Millimetres between a corner mark and the table. */
const GAP = 2;
const GUIDE_EVERY = 5;

const round = (millimetres: number): number => Math.round(millimetres * 100) / 100;

/** A span of the page in points, as millimetres from the left edge of the paper. */
function across({ x, width }: Pick<Box, 'x' | 'width'>, direction: Direction) {
  const left = direction === 'rtl' ? A4.width - x - width : x;
  return { left: round(left * POINT), right: round((left + width) * POINT) };
}

/**
 * Where everything is on a page with a table of marks and corners around it.
 * @param marks the numbers of the table's columns in which marks are written
 * @param foot points of a foot that belongs to the table, below its rows
 */
export function gridOf(
  { columns, head, heights, first }: TablePart,
  marks: readonly number[],
  direction: Direction,
  foot = 0,
): PrintedGrid {
  const top = round(head.y * POINT);
  const rows: { top: number; bottom: number }[] = [];
  let y = head.y + head.height;
  for (const height of heights) {
    rows.push({ top: round(y * POINT), bottom: round((y + height) * POINT) });
    y += height;
  }
  const table: Edges = { ...across(head, direction), top, bottom: round((y + foot) * POINT) };
  const frame = {
    markSize,
    marks: {
      ...table,
      top: round(top - GAP - markSize),
      bottom: round(table.bottom + GAP + markSize),
    },
  };
  const guides = rows.slice(1).filter((_, index) => (first + index + 1) % GUIDE_EVERY === 0);
  const levels = guides.map((row) => row.top);
  return printedGrid.parse({
    kind: 'grid',
    version: 1,
    page: { width: round(A4.width * POINT), height: round(A4.height * POINT) },
    ...frame,
    ticks: ticksAround(table, levels, frame).map((tick) => ({
      x: round(tick.x),
      y: round(tick.y),
    })),
    columns: marks.flatMap((index) => {
      const column = columns[index];
      return column ? [across({ x: head.x + column.x, width: column.width }, direction)] : [];
    }),
    rows,
  });
}

/** Draws the corner marks of a sheet's number, and its ticks. */
export function drawCorners(
  { canvas }: Pick<TablePart, 'canvas'>,
  grid: PrintedGrid,
  number: number,
  direction: Direction,
): void {
  for (const box of paintFrame(grid, number)) {
    const [x, width] = [box.x / POINT, box.width / POINT];
    const left = direction === 'rtl' ? A4.width - x - width : x;
    const place = { x: left, y: box.y / POINT, width, height: box.height / POINT };
    canvas.fill(place, palette.black);
  }
}
